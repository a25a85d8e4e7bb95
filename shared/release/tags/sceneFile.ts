/** Files of scene releases name the group in front and all in small letters: 'hollow-salt.garden.2019.720p.bluray.x264'. */
import type { Tag } from './findTags.ts'
import type { Words } from '../tokens.ts'

export interface SceneFile {
  readonly group: string
  /** Place of the first character of the title. */
  readonly titleFrom: number
  /** Where the title ends; null where the rest of the name says so. */
  readonly titleTo: number | null
}

/** No group is shorter or longer. */
const [shortest, longest] = [2, 12]
const longestShort = 6
const groupFirst = /^([a-z\d]{2,12})-(?=([a-z\d]+)[._][a-z\d])/

/** 'd0ct0r', 'w4f': digits between letters of which none is a vowel make no word, so the group is sure without more words behind. */
const noWord = /^(?=[^aeiouy]+$)[a-z]+\d+[a-z][a-z\d]*$/
export function isNoWord(group: string): boolean {
  return noWord.test(group)
}

const saysEpisode = /[._]s\d\de\d\d(?![a-z\d])/

/** Words that join others by a hyphen: 'non-stop', 'half-light', 'post-war', 'night-man'. */
const joinedFirst = new Set(
  'non re un co anti semi self half ex pre post mid all sub jean anne anna mary marie one two three twenty thirty forty fifty mr dr high low long old new big blue black red white love night cross double ultra super mega multi'.split(
    ' ',
  ),
)
const joinedSecond = new Set(
  'man men woman women girl girls boy boys ass up off on in out down day time one two three four five six seven eight nine ten first last no san chan kun'.split(
    ' ',
  ),
)

/** German groups part everything by hyphens, and put the dubbing and the source before the number: 'grp-silent-lantern-dl-bd-s03e01'. */
const hyphened =
  /^([a-z\d]{2,6})-([a-z\d-]+?)-(?:ded-)?(?:dl|dubbed|bd|ws|hdtv|720p|1080p)-(?:[a-z\d]+-)*(?:s\d{2}e\d{2}(?![a-z\d])|\d{3}$)/

function readHyphenedFile(text: string): SceneFile | null {
  const [, group, title] = text.includes('.') ? [] : (hyphened.exec(text) ?? [])
  if (group === undefined || title === undefined) return null
  return { group, titleFrom: group.length + 1, titleTo: group.length + 1 + title.length }
}

/** null for other names. A hyphen behind the tags means that the group stands there. */
export function readSceneFile({ text, tokens }: Words, candidates: readonly Tag[]): SceneFile | null {
  const dash = text.indexOf('-')
  const hyphenedFile = dash > longestShort ? null : readHyphenedFile(text)
  if (hyphenedFile) return hyphenedFile
  const found = dash < shortest || dash > longest ? null : groupFirst.exec(text)
  if (!found) return null
  const [, group = '', second = ''] = found
  const isTitle =
    second.length === 1 ||
    joinedFirst.has(group) ||
    joinedSecond.has(second) ||
    /^\d+$/.test(group) ||
    /^\d+$/.test(second)
  if (isTitle || text !== text.toLowerCase()) return null
  const isSurelyGroup = isNoWord(group)
  if (!candidates.some(({ isSure }) => isSure) && !(isSurelyGroup && saysEpisode.test(text))) return null
  const isInTag = (place: number) =>
    candidates.some(
      ({ from, to }) => (tokens[from]?.start ?? 0) < place && place < (tokens[to - 1]?.end ?? 0) && to - from > 1,
    )
  // 'grp-thegarden.1080p' is short for its folder's name; only a name of several words is a title.
  const fewestWords = isSurelyGroup ? 1 : 2
  if (candidates.some(({ from }) => from <= fewestWords)) return null
  const hyphens = [...text.matchAll(/-/g)].map(({ index }) => index)
  return hyphens.slice(1).every(isInTag) ? { group, titleFrom: found[0].length, titleTo: null } : null
}
