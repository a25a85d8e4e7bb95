/** Is an archive one package of the title in its own name, or do the files in it name titles of their own? Pure. */
import type { Release } from '../../../shared/release/release.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'

/** `members` are read without the archive's name. Files that say nothing ("eng.srt") leave the title to the archive. */
export function isOnePackage(own: Release, members: readonly Release[]): boolean {
  const titled = members.filter(({ title }) => title !== null)
  return (
    areFewerThanTwo(titled.map(({ title }) => titleKey(title ?? ''))) &&
    areFewerThanTwo([own, ...members].map(({ year }) => year)) &&
    areFewerThanTwo([own, ...members].map(({ season }) => season)) &&
    titled.every((member) => isOfSameTitle(own, member))
  )
}

function areFewerThanTwo(values: readonly (string | number | null)[]): boolean {
  return new Set(values.filter((value) => value !== null)).size < 2
}

/** A bare word ("sub.en.srt") may be a title or none, so it does not overrule the archive's name. */
function isOfSameTitle(own: Release, member: Release): boolean {
  if (own.title === null) return false
  if (titleKey(own.title) !== titleKey(member.title ?? '')) return isBareWord(member)
  return own.type === member.type || member.type === 'movie'
}

function isBareWord({ year, season, episodes, source, resolution }: Release): boolean {
  return [year, season, source, resolution].every((said) => said === null) && episodes.length === 0
}
