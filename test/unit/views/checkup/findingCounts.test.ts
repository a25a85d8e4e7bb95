import { expect, test } from 'vitest'
import type { CheckupState } from '../../../../shared/contract/videos/checkup.ts'
import { countOfKind, countOfOwner } from '../../../../renderer/features/checkup/findingCounts.ts'
import { countFindings, matches, type KnownFinding } from '../../../../electron/views/checkup/findingRows.ts'

const findingKinds = countFindings([]).counts.map(({ kind }) => kind)

/** Findings of every kind, ours and yours, in numbers of their own. */
const known = findingKinds.flatMap((kind, at) =>
  Array.from({ length: at + 3 }, (_, index) => {
    const file = { owner: index < at % 4 ? {} : null, name: 'film.en.srt', video: null }
    return { state: 'open', finding: { kind, mend: null, file } } as unknown as KnownFinding
  }),
)

test('what stands on a line is what its press shows beside the other filter', () => {
  const state = countFindings(known) as CheckupState
  const shown = (kind: (typeof findingKinds)[number] | null, whose: 'all' | 'ours' | 'yours') =>
    known.filter((each) => matches(each, { kind, whose, search: '' })).length
  for (const counted of state.counts)
    for (const whose of ['all', 'ours', 'yours'] as const)
      expect(countOfKind(counted, whose)).toBe(shown(counted.kind, whose))
  for (const kind of [null, ...findingKinds])
    for (const whose of ['ours', 'yours'] as const) expect(countOfOwner(state, whose, kind)).toBe(shown(kind, whose))
})
