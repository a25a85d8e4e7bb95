/** Says of each video whether a search shows it. Pure; what it finds out of a folder it remembers. */
import { isAway } from './isAway.ts'
import { episodeWordOf, type EpisodeWord } from '../../../../shared/librarySearch/episodeWord.ts'
import type { IsWord, LibrarySearch, SearchToken } from '../../../../shared/librarySearch/librarySearch.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { WishStatus } from '../counts/coverageProfile.ts'
import type { FolderTree, TreeFolder } from '../titles/folderTree.ts'
import type { LibraryEntry } from './libraryEntry.ts'
import { titleTest } from '../titles/titleTest.ts'
import type { Slot } from '../titles/titleGroups.ts'
import { searchKeyOf } from '../titles/titleOrder.ts'
import type { StatusBook } from './statusBook.ts'

export interface MatcherParts {
  readonly book: Pick<StatusBook, 'statuses' | 'hasRules'>
  /** Ids of the folders that are away, as they are now. */
  readonly away: ReadonlySet<string>
  readonly tree: Pick<FolderTree, 'tokenOf' | 'find'>
}

export type Matcher = (slot: Slot) => boolean

/** @returns null for a search that shows everything */
export function matcherOf(search: LibrarySearch, parts: MatcherParts): Matcher | null {
  const about = aboutOf(search)
  const tests = search.tokens.map((token) => {
    const test = testOf(token, about, parts)
    return token.isNot ? (slot: Slot) => !test(slot) : test
  })
  return tests.length === 0 ? null : (slot) => tests.every((test) => test(slot))
}

/** Whether `is:` of this search speaks of a wish. */
export type About = (status: Pick<WishStatus, 'language'>) => boolean

export function aboutOf({ tokens }: LibrarySearch): About {
  const languages = new Set(
    tokens.flatMap(({ kind, value, isNot }) => (kind === 'lang' && !isNot ? tagKey(value) : [])),
  )
  return ({ language }) => languages.size === 0 || languages.has(tagKey(language))
}

function testOf(token: SearchToken, about: About, parts: MatcherParts): Matcher {
  switch (token.kind) {
    case 'word':
      return wordTest(token.value)
    case 'in':
      return folderTest(token.value, parts.tree)
    case 'title': {
      const isTitle = titleTest(token.value)
      return ({ entry }) => isTitle(titlesOf(entry), entry.year)
    }
    case 'is':
      return isTest(token.value, about, parts)
    case 'lang': {
      const tag = tagKey(token.value)
      return ({ entry }) => parts.book.statuses(entry).some(({ language }) => tagKey(language) === tag)
    }
  }
}

function wordTest(text: string): Matcher {
  const key = searchKeyOf(text)
  const episode = episodeWordOf(text)
  // 's1' as letters is in 's10' too, and in the name of many a folder.
  if (episode?.isNothingElse) return ({ entry }) => isEpisode(entry, episode)
  const isYear = /^\d{4}$/.test(text) ? Number(text) : null
  const isInFolder = remembered((folder) => folder.key.includes(key))
  return ({ entry, folder }) =>
    entry.searchKey.includes(key) ||
    entry.learntKey.includes(key) ||
    isInFolder(folder) ||
    (isYear !== null && entry.year === isYear) ||
    (episode !== null && isEpisode(entry, episode))
}

/** All that its title is called; where no name tells one, its file's name is what is shown for it. */
function titlesOf({ title, asked, otherTitle, learntKey, path }: LibraryEntry): readonly string[] {
  const learnt = learntKey === '' ? [] : learntKey.split('\n')
  const titles = [title, asked.title, otherTitle, ...learnt].filter((name) => name !== null)
  return titles.length > 0 ? titles : [nameOfPath(path)]
}

/** A video of several seasons is of each of them. */
function isEpisode({ season, episodes, asked: { lastSeason } }: LibraryEntry, word: EpisodeWord): boolean {
  if (season === null || word.season < season || word.season > (lastSeason ?? season)) return false
  return word.episode === null || episodes.includes(word.episode)
}

/** A folder of the tree by its token, else every folder of that name: 'drama' is 'Series/Drama'. */
function folderTest(value: string, { find, tokenOf }: MatcherParts['tree']): Matcher {
  const exact = find(value)
  const end = `/${searchKeyOf(value).replace(/^\/+|\/+$/g, '')}`
  const isMeant = remembered((folder) =>
    exact === null ? `/${searchKeyOf(tokenOf(folder))}`.endsWith(end) : folder === exact,
  )
  return ({ folder }) => isMeant(folder)
}

/** Whether the folder or one around it is so. */
function remembered(test: (folder: TreeFolder) => boolean): (folder: TreeFolder) => boolean {
  const known = new Map<TreeFolder, boolean>()
  return function isSo(folder: TreeFolder): boolean {
    const before = known.get(folder)
    if (before !== undefined) return before
    const answer = test(folder) || (folder.parent !== null && isSo(folder.parent))
    known.set(folder, answer)
    return answer
  }
}

function isTest(word: IsWord, about: About, { book, away }: MatcherParts): Matcher {
  if (word === 'unread') return ({ entry }) => entry.title === null
  if (word === 'away') return ({ entry }) => isAway(entry, away)
  if (word === 'rules') return ({ entry }) => book.hasRules(entry)
  if (word === 'covered') return ({ entry }) => isCovered(book.statuses(entry).filter(about))
  return ({ entry }) => book.statuses(entry).some((one) => about(one) && isSign(word, one))
}

/** Every wish that counts is met. */
export function isCovered(statuses: readonly WishStatus[]): boolean {
  return statuses.every(({ state }) => state === 'covered' || state === 'ignored')
}

type SignWord = Exclude<IsWord, 'unread' | 'away' | 'rules' | 'covered'>

/** 'missing' is every wish that is not met, whatever is known of it; the others are one sign each. */
export function isSign(word: SignWord, { state, by, isMachineMade, step }: WishStatus): boolean {
  switch (word) {
    case 'missing':
      return state !== 'covered' && state !== 'ignored'
    case 'yours':
      return state === 'covered' && (by === 'sidecar' || by === 'stray')
    case 'ours':
      return state === 'covered' && by === 'ours' && !isMachineMade
    case 'inside':
      return state === 'covered' && (by === 'track' || by === 'audio')
    case 'machine':
      return state === 'covered' && isMachineMade
    case 'review':
      return state === 'ask'
    case 'waits':
      return state === 'waiting'
    case 'not-found':
      return state === 'none'
    case 'ignored':
      return state === 'ignored'
    case 'in-step':
    case 'out-of-step':
    case 'not-measured':
      return step === word
  }
}

function tagKey(tag: string): string {
  return tag.toLowerCase()
}
