/**
 * Keeps a file of two languages beside a video: made of the two that are there, and made again when one of them has changed.
 * The two are only read. What a person has edited or put there is left as it is.
 */
import { AppError } from '../../../shared/errors.ts'
import { pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { sha256Of, type Disk } from '../../disk/disk.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import type { History, PairedFile, Written, WrittenDetails } from '../../sidecar/history/history.ts'
import { subjectOfVideo } from '../../sidecar/history/subjectOf.ts'
import type { Publish } from '../../sidecar/publish/publish.ts'
import { nameInForm, writtenName, writtenSidecar, type NameRules } from '../../sidecar/publish/writtenName.ts'
import { readSubtitle } from '../../sidecar/readSubtitle.ts'
import type { TextReader } from '../../verify/textReader.ts'
import { pairSources, type PairSources } from './pairSources.ts'
import type { MadePair, PairRequest } from './pairWork.ts'

/** The thread that texts are put together in. */
export interface PairReader extends TextReader {
  pair(request: PairRequest, signal: AbortSignal): Promise<MadePair>
}

export interface PairKeeperParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly reader: PairReader
  readonly history: Pick<History, 'list' | 'ownerOf'>
  readonly publish: Publish
}

export interface PairOrder {
  readonly video: LibraryVideo
  readonly pair: LanguagePair
  readonly names: NameRules
  /** The run that it belongs to, asked for once there is something to write. */
  readonly runId: () => string
  readonly signal: AbortSignal
}

export type KeptPair =
  | { readonly kind: 'written'; readonly written: Written; readonly sources: PairSources }
  /** It is there, and made of what is there. */
  | { readonly kind: 'current' }
  /** It is there and not ours, or was edited. */
  | { readonly kind: 'foreign'; readonly message: string }
  | { readonly kind: 'waiting'; readonly missing: readonly LanguageTag[] }

export interface PairKeeper {
  /** @throws AppError as reading and publishing do, 'input.invalid' where it cannot be named */
  keep(order: PairOrder): Promise<KeptPair>
}

export function createPairKeeper(parts: PairKeeperParts): PairKeeper {
  return {
    async keep(order) {
      const sidecars = await sidecarsNow(parts, order.video)
      const { sources, missing } = pairSources(sidecars, order.pair)
      if (!sources) return { kind: 'waiting', missing }
      const standing = await standingPair(parts, order, sidecars)
      if (standing.kind === 'foreign') return standing
      const [first, second] = [await readSource(parts, sources.first), await readSource(parts, sources.second)]
      if (standing.kind === 'ours' && isMadeOf(standing.owner, [first.file, second.file])) return { kind: 'current' }
      const replaces = standing.kind === 'ours' ? standing.owner : null
      return { kind: 'written', written: await write(parts, order, { first, second, replaces }), sources }
    },
  }
}

/** As the scan saw them, and what was written or taken away since. */
async function sidecarsNow({ disk, history }: PairKeeperParts, { file }: LibraryVideo): Promise<readonly Sidecar[]> {
  const known = new Set(file.sidecars.map(({ path }) => path))
  const since = history
    .list({ kind: 'file', path: file.path })
    .filter(({ videoPath, path }) => videoPath === file.path && !known.has(path))
  const all = [...file.sidecars, ...since.map(({ path, language }) => writtenSidecar(path, language))]
  const isThere = await Promise.all(all.map(async ({ path }) => (await disk.stat(path)) !== null))
  return all.filter((_, at) => isThere[at])
}

type Standing =
  | { readonly kind: 'none' }
  | { readonly kind: 'ours'; readonly owner: Written }
  | { readonly kind: 'foreign'; readonly message: string }

/** What stands beside the video in these two languages, as it is on the disk now. */
async function standingPair(
  { disk, history }: PairKeeperParts,
  { pair }: PairOrder,
  sidecars: readonly Sidecar[],
): Promise<Standing> {
  const tag = pairTag(pair)
  for (const { path, language } of sidecars) {
    if (language !== tag) continue
    const owner = history.ownerOf(path)
    if (!owner?.details.pair)
      return { kind: 'foreign', message: `There is a subtitle in both languages already: ${path}` }
    const isEdited = owner.details.edited !== undefined || sha256Of(await readSubtitle(disk, path)) !== owner.sha256
    if (isEdited) return { kind: 'foreign', message: `You have edited ${path}, so it is kept as it is.` }
    return { kind: 'ours', owner }
  }
  return { kind: 'none' }
}

interface ReadSource {
  readonly sidecar: Sidecar
  readonly bytes: Uint8Array
  readonly file: PairedFile
}

async function readSource({ disk, history }: PairKeeperParts, sidecar: Sidecar): Promise<ReadSource> {
  const bytes = await readSubtitle(disk, sidecar.path)
  const rowId = history.ownerOf(sidecar.path)?.id ?? null
  const { path, language } = sidecar
  return { sidecar, bytes, file: { path, language: language ?? '', sha256: sha256Of(bytes), rowId } }
}

function isMadeOf({ details }: Written, [first, second]: readonly [PairedFile, PairedFile]): boolean {
  return details.pair?.[0].sha256 === first.sha256 && details.pair[1].sha256 === second.sha256
}

interface Making {
  readonly first: ReadSource
  readonly second: ReadSource
  readonly replaces: Written | null
}

async function write(
  { reader, publish }: PairKeeperParts,
  { video, pair, names, runId, signal }: PairOrder,
  { first, second, replaces }: Making,
): Promise<Written> {
  const videoPath = video.file.path
  const fps = video.media?.fps ?? null
  const source = ({ bytes, sidecar: { path, language } }: ReadSource) => ({
    bytes,
    language: language ?? '',
    fileName: path,
  })
  const request = { first: source(first), second: source(second), fps, format: names.clean.format }
  const { text, extension, isApart } = await reader.pair(request, signal)
  const language = pairTag(pair)
  const path = replaces
    ? nameInForm(replaces.path, { isHearingImpaired: false, extension })
    : writtenName(
        { videoPath, isForced: false },
        { language, isHearingImpaired: false, extension, isMadeHere: true },
        names,
      )
  const bytes = new TextEncoder().encode(text)
  // What cannot be read again is not written.
  const { fingerprint } = await reader.prepare(bytes, { languageHint: pair.first, fileName: path, fps }, signal)
  if (signal.aborted) throw new AppError('cancelled', 'Cancelled.')
  return publish({
    ...{ batchId: runId(), videoPath, path, bytes, language, fingerprint },
    subject: subjectOfVideo(videoPath),
    details: { ...ofTwo, warnings: isApart ? [apart] : [], pair: [first.file, second.file] },
    ...(replaces && { replaces }),
  })
}

/** A warning in the history: the two are out of step with each other. */
export const apart = 'apart'

/** No service brought it: where its two came from stands in their own rows. */
const ofTwo: WrittenDetails = {
  subtitleId: '',
  service: '',
  release: '',
  tier: 0,
  reasons: [],
  encoding: 'utf-8',
  warnings: [],
  isMachineMade: false,
  member: '',
}
