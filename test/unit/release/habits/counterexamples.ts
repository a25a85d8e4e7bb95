/** Names that look like those of another habit and are not: what each of its rules has to leave alone. */
import { dotted, of, ownYear, two } from './words.ts'
import type { Habit } from './habit.ts'

const ownYears = { 'only a year': ownYear, 'year at end': ownYear } as const

export const counterexamples: readonly Habit[] = [
  {
    name: 'Title.S01E02.English (Forced).srt, Title.S01E02.German (Unrated).srt',
    leftOut: ownYears,
    make: (title, pick) => {
      const [season, episode] = [1 + pick(9), 1 + pick(20)]
      const [language, tag] = of([['English', 'en'], ['German', 'de'], ['Greek', 'el'], ['Spanish', 'es']] as const, pick) // prettier-ignore
      const [box, says] = of(
        [
          ['Forced', { isForced: true, editions: [] }],
          ['SDH', { isHearingImpaired: true, editions: [] }],
          ['CC', { isHearingImpaired: true, editions: [] }],
          ['HI', { isHearingImpaired: true, editions: [] }],
          ['SDH Forced', { isHearingImpaired: true, isForced: true }],
          ['Unrated', { editions: ['unrated'] }],
          ['Extended Cut', { editions: ['extended'] }],
        ] as const,
        pick,
      )
      const path = `${dotted(title)}.S${two(season)}E${two(episode)}.${language} (${box}).srt`
      return { path, says: { title, season, episodes: [episode], languages: [tag], ...says } }
    },
  },
]
