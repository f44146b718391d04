package import Planner

/// What a page of a day has from the files of the day: they are told as every file is, by who tells files.
package protocol DayWriter {
  /// What a block says beside its words, its times and its color.
  func details(ofBlock item: PlanItem) -> [PageText]
  /// What is below an item.
  func parts(below item: PlanItem) -> [PagePart]
  func parts(of elements: [PlanElement]) -> [PagePart]
  /// Sections without their blocks, of which only the times are told.
  func partsBesideBlocks(of sections: [PlanSection]) -> [PagePart]
}
