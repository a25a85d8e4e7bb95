/** Which subtitle of a video is seen first, until a person chooses one. Pure. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'

type Readable = VideoDetails['sidecars'][number]

/** One that this app wrote is likelier new to them; then the one that meets their first wish, before any that nobody asked for. */
export function firstSeen({ row }: Pick<VideoDetails, 'row'>, readable: readonly Readable[]): Readable | undefined {
  const met = row.wishes.flatMap(({ name }) => readable.find((sidecar) => sidecar.name === name) ?? [])
  return met.find(({ isOurs }) => isOurs) ?? readable.find(({ isOurs }) => isOurs) ?? met[0] ?? readable[0]
}
