/// Why an export for another program makes no sense as it is asked for.
enum ForeignChoice {
  static func problem(_ format: ExportFormat, output: String?) -> ExportMessage? {
    let isFolder = output.map(FolderExport.isFolder) ?? false
    switch format {
    case .loop where !isFolder: return .loopIsFolder
    case .klog where isFolder: return .klogIsFile
    default: return nil
    }
  }
}
