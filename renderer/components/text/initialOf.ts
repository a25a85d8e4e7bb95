/** The letter on the tile of a title that has no picture: the first of the title, its article aside. Pure. */
const article =
  /^(?:the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|o|os|as)\s+(?=\S)|^l['’](?=\S)/iu
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export function initialOf(title: string): string {
  const bare = title.replace(article, '').replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  const [first] = letters.segment(bare === '' ? title : bare)
  return first?.segment.toUpperCase() ?? ''
}
