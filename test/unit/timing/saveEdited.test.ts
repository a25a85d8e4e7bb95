import { expect, test } from 'vitest'
import type { WrittenDetails } from '../../../electron/sidecar/history/history.ts'
import { saveEdited } from '../../../electron/timing/saveEdited.ts'
import { sidecarParts, someDetails } from '../../support/disks/sidecarParts.ts'
import { videoAt } from '../../support/make/subjects.ts'

const edit = { speed: 1, offsetMs: -300, changes: [] }

test('what was edited of the version before keeps saying which release it is, whatever stands in its place', async () => {
  const { parts, publish, request, path, videoPath } = sidecarParts()
  const details: WrittenDetails = { ...someDetails, release: 'The first', edited: { cues: 2, offsetMs: 100 } }
  const first = await publish({ ...request, details })
  const other = { ...someDetails, release: 'Another', edited: { cues: 0, offsetMs: 5_000 } }
  const newer = await publish({ ...request, bytes: Buffer.from('newer'), details: other, replaces: first })
  const prepared = { fingerprint: 'f2', encoding: 'utf-8' }
  const reader = {
    edit: async (bytes: Uint8Array) => `${Buffer.from(bytes).toString()}, edited`,
    prepare: async () => prepared as never,
  }
  const sidecar = { path, language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' }
  const written = await saveEdited(
    { ...parts, reader: reader as never, publish },
    {
      ...{ batchId: request.batchId, video: videoAt(videoPath), sidecar: sidecar, edit },
      ...{ sha256: first.sha256, adopts: true, isOverNewer: true, signal: new AbortController().signal },
    },
  )
  expect(written).toMatchObject({
    replacesId: newer.id,
    details: { release: 'The first', edited: { cues: 2, offsetMs: -200 } },
  })
})
