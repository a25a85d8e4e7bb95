/** Which texts of an archive are of one episode, by the names of their files. Pure. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { ArchiveMember } from '../archive/archiveContent.ts'
import { readMemberName } from './memberFacts.ts'

export interface AskedEpisode {
  /** null where any season is meant. */
  readonly season: number | null
  readonly episode: number
}

/** All of them where none is named so: what is not named cannot be told apart. */
export function membersOfEpisode(
  members: readonly ArchiveMember[],
  asked: AskedEpisode,
  language: LanguageTag | null,
): readonly ArchiveMember[] {
  const named = members.filter(({ name }) => {
    const { release, looseNumbers } = readMemberName(name, language === 'hi')
    const episodes = release.episodes.length > 0 ? release.episodes : looseNumbers
    const isOtherSeason = asked.season !== null && release.season !== null && release.season !== asked.season
    return !isOtherSeason && episodes.includes(asked.episode)
  })
  return named.length > 0 ? named : members
}
