/** Makes the app the author of files that lie there: as if a run had written these very bytes. */
import { readFileSync, unlinkSync } from 'node:fs'
import { openEngine } from '../../../electron/engine/compose.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { someDetails } from '../disks/sidecarParts.ts'
import { builtFiles } from '../programs/builtFiles.ts'

export interface AsOurs {
  readonly videoPath: string
  readonly path: string
  readonly language: string
}

export async function writeAsOurs(home: string, files: readonly AsOurs[]): Promise<void> {
  const engine = await openEngine({ homeFolder: home, files: builtFiles, env: {}, isOwner: true })
  let made = 0
  const publish = createPublish({
    disk: realDisk,
    names: createFolderNames(realDisk),
    history: engine.history,
    trash: engine.trash,
    ids: { newId: () => `made${(made += 1)}` },
  })
  const batchId = engine.history.startBatch('get')
  for (const { videoPath, path, language } of files) {
    const bytes = readFileSync(path)
    unlinkSync(path)
    const text = { language, subject: 'film', fingerprint: path, details: { ...someDetails, tier: 2 } }
    await publish({ batchId, videoPath, path, bytes, ...text })
  }
  engine.close()
}
