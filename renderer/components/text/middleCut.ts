/**
 * Names that are too long for their place lose their middle: the start through the number of the episode and the end stay,
 * because that is what tells files of one show apart. Pure: how wide a text is drawn is handed in.
 */

export interface CutPlace {
  readonly widthPx: number
  readonly measure: (text: string) => number
}

interface NameParts {
  /** Before the number of the episode, and that number; '' where there is none. */
  readonly lead: string
  readonly code: string
  readonly middle: string
  readonly end: string
}

const ellipsis = '…'
/** 'S01E03', 'S01E03E04', '1x03' behind whatever a title is. */
const numbered = /^(.*?)((?:s\d{1,4}[ ._-]?(?:e\d{1,4}(?:-?e?\d{1,4})?)+)|(?:\b\d{1,2}x\d{2,4}))(?=\D|$)/iu
/** The last part of a name with what sets it off: '-KESTREL.mkv', ' · KESTREL', '_cut2.mkv'. */
const lastPart = /(?:[-_. ]|\s·\s)[^-_. ·]{1,24}(?:\.[a-z0-9]{2,4})?$/iu
/** What sets a name of its own direction apart from the words around it, and what ends that. */
const isolate = '\u2068'
const isolateEnd = '\u2069'
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export function cutMiddle(text: string, place: CutPlace): string {
  if (place.measure(text) <= place.widthPx) return text
  const { lead, code, middle, end: lastPart } = partsOf(text)
  const end = lastPart.replace(/^\./, '')
  const withMiddle = longest(middle, place, (kept) => `${lead}${code}${kept}${ellipsis}${end}`)
  if (withMiddle !== null) return withMiddle
  const behind = code === '' || middle + end === '' ? '' : ellipsis
  const withLead = longest(lead, place, (kept) => `${kept}${ellipsis}${code}${behind}${end}`)
  if (withLead !== null) return withLead
  // Without a number the beginning says most.
  return longest(code === '' ? text : `${code}${lastPart}`, place, (kept) => `${kept}${ellipsis}`) ?? ellipsis
}

/** A name whose ending tells it from its neighbours: 'Copper.Almanac.S01E0…en.srt'. Dots beside the sign of the cut fall away. */
export function cutBefore(ending: string, stem: string, place: CutPlace): string {
  if (place.measure(stem + ending) <= place.widthPx) return stem + ending
  const end = ending.replace(/^\./, '')
  return cutStem(stem, end, place) ?? `${ellipsis}${end}`
}

/** What is cut goes before the ending; null where the ending alone has no room. */
export function cutStem(stem: string, ending: string, place: CutPlace): string | null {
  return longest(stem, place, (kept) => `${kept}${ellipsis}${ending}`)
}

export function partsOf(text: string): NameParts {
  const [, title, number = ''] = numbered.exec(text) ?? []
  const from = title === undefined ? Math.floor(text.length / 2) : title.length + number.length
  const end = lastPart.exec(text.slice(from))?.[0] ?? ''
  const rest = text.slice(0, text.length - end.length)
  if (title !== undefined) return { lead: title, code: number, middle: rest.slice(from), end }
  // Without a number the start is the name's own.
  return { lead: '', code: '', middle: rest, end }
}

/** The longest start of `part` with which the whole fits; null where even none of it does. */
function longest(part: string, { widthPx, measure }: CutPlace, whole: (kept: string) => string): string | null {
  const signs = [...letters.segment(part)].map(({ segment }) => segment)
  const fits = (count: number) => measure(whole(signs.slice(0, count).join(''))) <= widthPx
  if (!fits(0)) return null
  let [least, most] = [0, signs.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return whole(
    closed(
      signs
        .slice(0, least)
        .join('')
        .replace(/[-_.,\s]+$/, ''),
    ),
  )
}

/** A name that is cut turns nothing round that follows the cut. */
function closed(kept: string): string {
  const open = kept.split(isolate).length - kept.split(isolateEnd).length
  return kept + isolateEnd.repeat(Math.max(0, open))
}
