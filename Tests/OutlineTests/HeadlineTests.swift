import Testing

@testable import Outline

@Suite struct HeadlineTests {
  private let group = FieldGroup(range: 5..<16, spelling: .plain, fieldIndexes: 0..<1)
  private let field = Field(key: .priority, nameRange: 6..<9, valueRange: 11..<15, isQuoted: false)

  private func headline(in room: inout Headline.Room) -> Headline {
    var headline = Headline(range: 0..<16, text: 0..<4, places: [])
    var fields = room.takeFields()
    #expect(fields.isEmpty)
    fields.append(field)
    headline.setOnly(group, of: fields, in: &room)
    return headline
  }

  @Test func leavesTheRoomOfItsFields() {
    var room = Headline.Room()
    var first = headline(in: &room)
    #expect(first.fields == [field] && first.groups == [group])
    first.leave(&room)
    #expect(first.fields.isEmpty && first.groups.isEmpty)
    let second = headline(in: &room)
    #expect(second.fields == [field] && second.groups == [group])
    #expect(second.tagRanges.isEmpty && second.cutRanges.isEmpty)
  }

  /// What somebody else has, stays there.
  @Test func keepsTheFieldsOfACopy() {
    var room = Headline.Room()
    var first = headline(in: &room)
    let copy = first
    first.leave(&room)
    #expect(first.fields.isEmpty && copy.fields == [field] && copy.groups == [group])
    let second = headline(in: &room)
    #expect(second == copy)
  }
}
