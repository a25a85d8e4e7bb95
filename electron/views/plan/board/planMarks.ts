/** The plan's answers as marks on the library's videos, over what earlier runs left waiting or did not find. Pure. */
import type { WishMark } from '../../library/entries/statusBook.ts'
import type { Placement, PlanItem } from './planItem.ts'

/** Video id → wish → mark. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, WishMark>>

export type PlacedItem = readonly [
  item: Pick<PlanItem, 'videoId' | 'wish' | 'choice'>,
  answer: Placement['answer'],
  candidates: number,
]

/** What outlives a plan: the later one stands over the earlier. */
export interface KeptMarks {
  readonly notFound: Marks
  readonly parked: Marks
}

export function marksOf({ notFound, parked }: KeptMarks, placed: readonly PlacedItem[]): Marks {
  const marks = createLayer(notFound)
  for (const [videoId, wishes] of parked) for (const [wish, mark] of wishes) marks.set(videoId, wish, mark)
  for (const [{ videoId, wish, choice }, answer, candidates] of placed) {
    // A forced subtitle is welcome, not missed: its wish is another one.
    if (choice.gap.isForced) continue
    const known = marks.get(videoId, wish)
    if (answer === 'ask') marks.set(videoId, wish, { ...nothingKnown, state: 'ask', candidates })
    else if (answer === 'none') marks.set(videoId, wish, known?.state === 'none' ? known : noneJustNow)
    else if (answer === 'waiting')
      marks.set(videoId, wish, { ...nothingKnown, state: 'waiting', untilMs: known?.untilMs ?? null })
    else if (known?.state === 'none') marks.set(videoId, wish, null)
  }
  return marks.all()
}

/** Over these what watch mode asks: a person must look, whatever else is known. */
export function withQuestions(
  known: Marks,
  asked: readonly { readonly videoId: string; readonly wish: string }[],
): Marks {
  const marks = createLayer(known)
  for (const { videoId, wish } of asked)
    marks.set(videoId, wish, {
      ...nothingKnown,
      state: 'ask',
      candidates: marks.get(videoId, wish)?.candidates ?? null,
    })
  return marks.all()
}

const nothingKnown = { untilMs: null, candidates: null, atMs: null } as const
const noneJustNow: WishMark = { ...nothingKnown, state: 'none' }

/** Changes over marks that stay as they are: of a hundred thousand videos only those that change are copied. */
function createLayer(below: Marks) {
  const marks = new Map(below)
  const own = new Map<string, Map<string, WishMark>>()
  function ownOf(videoId: string): Map<string, WishMark> {
    const wishes = own.get(videoId) ?? new Map(marks.get(videoId))
    own.set(videoId, wishes)
    marks.set(videoId, wishes)
    return wishes
  }
  return {
    all: (): Marks => marks,
    get: (videoId: string, wish: string) => marks.get(videoId)?.get(wish),
    set(videoId: string, wish: string, mark: WishMark | null): void {
      if (mark === null) ownOf(videoId).delete(wish)
      else ownOf(videoId).set(wish, mark)
    },
  }
}
