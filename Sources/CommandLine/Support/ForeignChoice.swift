/// Why an export for another program makes no sense as it is asked for.
enum ForeignChoice {
  static func problem(_ format: ExportFormat, output: String?) -> String? {
    let isFolder = output.map(FolderExport.isFolder) ?? false
    switch format {
    case .loop where !isFolder: return "--to loop is a folder; name one that ends in /, as -o Loop/"
    case .klog where isFolder: return "--to klog is one file; name it, as -o work.klg"
    default: return nil
    }
  }
}
