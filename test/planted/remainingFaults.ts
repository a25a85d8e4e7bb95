/** Faults for rules of docs/api-rules.md whose test had met none: of lists, links and limits. */
import type { PlantedFault } from './plantedFault.ts'

const catalogue = 'service/catalogue/catalogue.ts'
const filenames = 'service/routes/v2/filenames.ts'
const download = 'service/routes/v2/download.ts'
const routes = 'service/routes/routeTable.ts'

const ofSearches: readonly PlantedFault[] = [
  {
    breaks: 'Subtitle: the list belongs to the first title',
    ...{ file: catalogue, was: 'const [first] = titles', is: 'const first = titles.at(-1)' },
    ...{ test: 'contract/v1Search', named: 'the subtitles are those of the first title, whatever follows it' },
  },
  {
    breaks: 'Filename-search entry: alternates are there',
    ...{ file: filenames, was: 'alternates: alternates.map(matchFields),', is: 'alternates: [],' },
    ...{ test: 'contract/v2', named: 'alternates have the shape of a match, at most five' },
  },
  {
    breaks: 'Filename-search entry: match tells the episode',
    ...{ file: filenames, was: '    season,\n    episode,\n', is: '    season,\n    episode: null,\n' },
    ...{ test: 'contract/v2', named: 'a match tells what it found and how sure it is' },
  },
  {
    breaks: 'v1 search: file_name finds by the name of a file',
    ...{ file: catalogue, was: 'if (!fileName) return []', is: 'if (fileName) return []' },
    ...{ test: 'contract/v1Search', named: 'a file name alone gives the episode it names' },
  },
  {
    breaks: 'v1 search: filmdb_id finds a title',
    ...{ file: catalogue, was: 'const known = bySdId ?? byFilmdbId', is: 'const known = bySdId' },
    ...{ test: 'contract/v1Search', named: 'a title is found by %s' },
  },
  {
    breaks: 'v1 search: type counts beside an id',
    ...{ file: catalogue, was: 'return fitsType(byId, query) ? [byId] : []', is: 'return [byId]' },
    ...{ test: 'contract/v1Search', named: 'the type counts beside %s as well: a show is no movie' },
  },
  {
    breaks: 'v2 title search: original_name is told',
    ...{
      file: 'service/routes/titleRow.ts',
      was: 'original_name: title.originalName,',
      is: 'original_name: title.name,',
    },
    ...{ test: 'contract/v2', named: 'v2 title search finds by name, and tells the original name' },
  },
  {
    breaks: 'v1 paid search: auto takes a type',
    ...{
      file: 'service/routes/v1/titles.ts',
      was: 'search.complete(text, { ...type, limit',
      is: 'search.complete(text, { limit',
    },
    ...{ test: 'contract/v1Account', named: 'auto takes a type' },
  },
  {
    breaks: 'v1 account: what the key used is told',
    ...{ file: 'service/routes/v1/account.ts', was: 'requests: byKey.search,', is: 'requests: search.used,' },
    ...{
      test: 'contract/v1Account',
      named: 'v1 me tells account, plan, what the key used and what remains, and costs nothing',
    },
  },
]

const ofLinks: readonly PlantedFault[] = [
  {
    breaks: 'v2 download: zip is the default',
    ...{ file: download, was: "?? 'zip'", is: "?? 'file'" },
    ...{ test: 'contract/downloads', named: 'v2 gives the archive by its n_id, in zip unless asked otherwise' },
  },
  {
    breaks: 'v2 download: file is no archive',
    ...{
      file: download,
      was: "if (format === 'file') return downloadFile(",
      is: "if (format === 'file') return downloadArchive(parts, nId, by)\n    if (format === 'raw') return downloadFile(",
    },
    ...{ test: 'contract/downloads', named: 'format=file gives the one file as it is' },
  },
  {
    breaks: 'v2 download: of a pack no file is chosen',
    ...{ file: download, was: 'if (only && others.length === 0) return', is: 'if (only && others.length >= 0) return' },
    ...{ test: 'contract/downloads', named: 'format=file of a pack is 409 not_single_file, and free' },
  },
  {
    breaks: 'Versioning: v2 download takes api_key from the query',
    ...{ file: routes, was: "download', v2Download, ", is: "download', v2, " },
    ...{
      test: 'contract/downloads',
      named: 'v2 downloads take the key in both headers and, for old links, as a parameter',
    },
  },
  {
    breaks: 'Limits: with a key the account counts, not the address',
    ...{
      file: 'service/http/authenticate.ts',
      was: "if (identity.kind !== 'nobody') return requireKey(identity)",
      is: "if (identity.kind !== 'nobody' && identity.kind !== 'key') return requireKey(identity)",
    },
    ...{ test: 'contract/downloads', named: 'a key is not held to its address’s limit' },
  },
  {
    breaks: 'Limits: each address has its own downloads',
    ...{
      file: 'service/http/authenticate.ts',
      was: '`ip:${countedAddress(address)}`',
      is: '`ip:${countedAddress(address).slice(0, 1)}`',
    },
    ...{
      test: 'contract/proxy',
      named: 'downloads without a key are counted by the address that the proxy passes on',
    },
  },
  {
    breaks: 'Limits: searches of all keys count together',
    ...{
      file: 'service/usage/plans.ts',
      was: "name: 'pro',\n    isPaid: true,\n    limits: { search: 30_000",
      is: "name: 'pro',\n    isPaid: true,\n    limits: { search: 30_001",
    },
    ...{ test: 'contract/smallPrint', named: 'searches count for the account, whichever of its keys makes them' },
  },
  {
    breaks: 'Limits: ten keys of a paid account',
    ...{ file: 'service/usage/accounts.ts', was: '>= account.plan.managedKeys)', is: '> account.plan.managedKeys)' },
    ...{ test: 'contract/command', named: 'key --account gives a paid account up to ten keys' },
  },
  {
    breaks: 'Errors: a transcription that is refused has its rate headers',
    ...{
      file: routes,
      was: "post('/api/v2/ai/transcriptions', v2,",
      is: "post('/api/v2/ai/transcriptions', { ...v2, rateCounter: undefined as never },",
    },
    ...{ test: 'contract/v2', named: '%s %s carries the rate headers, taken or refused' },
  },
]

export const remainingFaults: readonly PlantedFault[] = [...ofSearches, ...ofLinks]
