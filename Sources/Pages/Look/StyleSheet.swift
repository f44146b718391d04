import Planner

/// How pages look. No text of a file has a part in it.
enum StyleSheet {
  /// As each page of a site has it.
  static let bytes = Array(text.utf8)

  static let text =
    """

    :root{color-scheme:light dark;\(Palette.light.properties)}
    @media (prefers-color-scheme:dark){:root{\(Palette.dark.properties)}}
    \(layout)
    \(Color.allCases.map { ".c-\($0.rawValue){--c:var(--\($0.rawValue))}" }.joined(separator: "\n"))
    \(themes)
    @media print{:root{\(Palette.print.properties)}
    \(paper)}

    """

  private static let layout = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0 auto;max-width:46rem;padding:1.5rem clamp(1rem,4vw,2.5rem) 3rem;background:var(--bg);color:var(--text);\
    font:1.0625rem/1.6 ui-serif,Charter,"Iowan Old Style","Source Serif 4",Georgia,serif;overflow-wrap:break-word}
    h1,h2,h3,h4,h5,h6,th,caption,nav,footer,.details,.legend,dt,.skip{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,\
    "Helvetica Neue",Arial,sans-serif}
    h1{font-size:1.9rem;line-height:1.2;margin:1rem 0 .25rem;letter-spacing:-.01em}
    h2{font-size:1.25rem;line-height:1.3;margin:2.25rem 0 .5rem}
    h3{font-size:1.0625rem;line-height:1.4;margin:1.5rem 0 .25rem}
    h4,h5,h6{font-size:1rem;margin:1.25rem 0 .25rem}
    p{margin:.4rem 0}
    a{color:var(--link);text-underline-offset:.15em}
    a:focus-visible,.wide:focus-visible{outline:2px solid var(--link);outline-offset:2px}
    .details,.quiet{color:var(--quiet)}
    .details{font-size:.9em}
    .now,.late{color:var(--now);font-weight:600}
    .spoken{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-999rem}
    .skip:focus{position:static}
    nav ul,ul.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.5rem 0;padding:0;font-size:.9em}
    nav{border-bottom:1px solid var(--rule);padding-bottom:.25rem}
    nav+nav{border:0}
    footer{margin-top:3rem;border-top:1px solid var(--rule);padding-top:.5rem;font-size:.85em;color:var(--quiet)}
    ul[role=list]{list-style:none;margin:.4rem 0;padding:0}
    ul[role=list] ul[role=list]{margin-left:1.4em}
    li>p{margin:.2rem 0}
    li>p~p{margin-left:1.4em}
    li.dropped>p:first-child{color:var(--quiet)}
    blockquote{margin:1rem 0;padding-left:1rem;border-left:.2rem solid var(--rule);font-style:italic}
    pre{margin:.75rem 0;padding:.75rem;background:var(--surface);overflow-x:auto;white-space:pre-wrap;font-size:.875em}
    code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9em}
    dl{margin:.75rem 0}
    dl div{display:flex;flex-wrap:wrap;gap:0 .75rem;padding:.15rem 0}
    dt{color:var(--quiet);min-width:7rem;font-size:.9em}
    dd{margin:0}
    .wide{overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    .wide table{width:100%}
    caption{text-align:left;font-weight:600;padding:.25rem 0;font-size:.95em}
    th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--rule)}
    thead th{color:var(--quiet);font-size:.8em;font-weight:600}
    tbody th{font-weight:500;font-size:.95em}
    .number{text-align:right}
    .number,.kept,h1 time,h2 time{white-space:nowrap}
    @media (max-width:30rem){h1 time,h2 time{white-space:normal}}
    .bar{border-left:.3rem solid var(--c,var(--gray));padding-left:.6rem}
    article>[class*="c-"]>header h1,section[class*="c-"]>h2,section[class*="c-"]>h3{border-left:.3rem solid var(--c);padding-left:.6rem}
    .month{display:inline-table;margin:0 1.5rem 1.5rem 0;vertical-align:top}
    .month th,.month td{border:0;padding:.1rem .2rem;text-align:center;min-width:2.4rem}
    .month a{color:inherit}
    .month .today{outline:2px solid var(--now);outline-offset:-2px}
    .band{display:block;line-height:1;color:var(--quiet)}
    .b-all .band,.b-half .band{color:var(--accent)}
    figure{margin:1rem 0}
    .grid{display:block;width:100%;height:auto;max-width:42rem}
    .grid text{font:7px ui-sans-serif,system-ui,sans-serif;fill:var(--quiet)}
    .sample{width:.7em;height:.7em}
    .m-full,.m-marked{fill:var(--c,var(--quiet))}
    .m-empty{fill:var(--quiet)}
    .m-now{fill:var(--now);fill-rule:evenodd}
    """

  /// The themes of pages and sections (format, *Themes*).
  private static let themes = """
    .theme-color>header h1,.theme-color>h2{border-left:.3rem solid var(--c,var(--accent));padding-left:.6rem}
    .theme-monochrome [class*="c-"],.theme-monochrome[class*="c-"]{--c:var(--text)}
    .theme-bold>header h1,.theme-bold>h2{font-weight:800;border-top:.3rem solid var(--text);padding-top:.4rem}
    .theme-bold>header h1{font-size:2.4rem}
    .theme-bold>h2{font-size:1.5rem}
    .theme-soft{background:var(--surface);border-radius:.75rem;padding:.5rem 1.1rem 1rem;margin:1.5rem 0}
    .theme-soft>h2{margin-top:.75rem;font-weight:500}
    """

  /// Nothing is cut, and what belongs together stays together. Without a size the paper is the printer's, A4 or Letter.
  private static let paper = """
    @page{margin:18mm 16mm}
    body{max-width:none;padding:0;font-size:10.5pt;line-height:1.45}
    nav,.skip{display:none}
    a{text-decoration:none}
    .wide{overflow:visible}
    pre{white-space:pre-wrap}
    h1,h2,h3,h4,h5,h6,caption{break-after:avoid}
    tr,li>p,figure,.month,blockquote{break-inside:avoid}
    thead{display:table-header-group}
    .bar,h1,h2,h3,.grid,.sample,.theme-soft{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .theme-soft{border:1px solid var(--rule)}
    article+article{break-before:page}
    footer{margin-top:1.5rem}
    """
}
