/** A host that has taken one collection of the user's in, and one library. */
import { openTestHost, type TestHost } from './openTestHost.ts'

export interface CollectionHostOptions {
  readonly manifest: string
  readonly library: string
  /** That the library holds. */
  readonly videos: number
}

export async function openCollectionHost({ manifest, library, videos }: CollectionHostOptions): Promise<TestHost> {
  const opened = await openTestHost({ chooseCollection: async () => manifest })
  const { ask, askUntil, host } = opened
  await ask('settings.write', { key: 'languages', value: 'en' })
  await ask('collection.choose', { kind: 'file' })
  const { sources } = await askUntil('collection.state', {}, ({ sources: [first] }) => first?.state === 'found')
  await ask('collection.takeIn', { sourceId: sources[0]?.id ?? '' })
  await askUntil('collection.state', {}, ({ sources: [first] }) => first?.state === 'done')
  await ask('folders.addDropped', { dropId: host.registerDrop([library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === videos)
  return opened
}
