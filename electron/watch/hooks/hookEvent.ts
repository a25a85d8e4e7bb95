/**
 * What Sonarr and Radarr say through their webhooks: which files came, went or have another name. Their bodies come from
 * outside: of them only what is named here is read, and of a path only that it is a text. Pure.
 */
import { z } from 'zod'

const longestPath = 4_096
/** A whole series that is renamed at once has fewer. */
const mostFiles = 2_000

const path = z.string().min(1).max(longestPath).optional().catch(undefined)
const file = z.object({ path, relativePath: path, previousPath: path }).optional().catch(undefined)
const files = z.array(file).max(mostFiles).optional().catch(undefined)
const owner = z.object({ path, folderPath: path }).optional().catch(undefined)

const hookBody = z.object({
  eventType: z.string().min(1).max(60),
  series: owner,
  movie: owner,
  episodeFile: file,
  episodeFiles: files,
  renamedEpisodeFiles: files,
  movieFile: file,
  movieFiles: files,
  renamedMovieFiles: files,
  deletedFiles: files,
  destinationPath: path,
})
type HookBody = z.output<typeof hookBody>
type HookFile = z.output<typeof file>

export interface HookEvent {
  readonly kind: 'test' | 'files' | 'other'
  /** As it is called there; short, and letters alone. */
  readonly name: string
  /** As whoever sent it names them: files, or folders. */
  readonly paths: readonly string[]
}

/** Nothing on the disk is another because of the others, as when something was only grabbed. */
const aboutFiles: ReadonlySet<string> = new Set([
  'Download',
  'Rename',
  'EpisodeFileDelete',
  'MovieFileDelete',
  'SeriesDelete',
  'MovieDelete',
])

/** null for what no such program sends. */
export function readHookEvent(body: unknown): HookEvent | null {
  const read = hookBody.safeParse(body)
  if (!read.success || !/^[A-Za-z]+$/.test(read.data.eventType)) return null
  const name = read.data.eventType
  if (name === 'Test') return { kind: 'test', name, paths: [] }
  if (!aboutFiles.has(name)) return { kind: 'other', name, paths: [] }
  return { kind: 'files', name, paths: [...new Set(pathsOf(read.data))] }
}

function pathsOf(body: HookBody): readonly string[] {
  const home = body.series?.path ?? body.movie?.folderPath ?? body.movie?.path
  const named: readonly HookFile[] = [
    body.episodeFile,
    body.movieFile,
    ...(body.episodeFiles ?? []),
    ...(body.movieFiles ?? []),
    ...(body.renamedEpisodeFiles ?? []),
    ...(body.renamedMovieFiles ?? []),
    ...(body.deletedFiles ?? []),
  ]
  const paths = named.flatMap((each) => [each?.path ?? below(home, each?.relativePath), each?.previousPath])
  const found = paths.flatMap((each) => each ?? [])
  // Where no file is named, as when all of a series was deleted, its folder says enough.
  return found.length > 0 ? found : [body.destinationPath ?? home].flatMap((each) => each ?? [])
}

function below(home: string | undefined, relative: string | undefined): string | undefined {
  if (home === undefined || relative === undefined) return undefined
  return `${home.replace(/[\\/]+$/, '')}${home.includes('\\') ? '\\' : '/'}${relative}`
}
