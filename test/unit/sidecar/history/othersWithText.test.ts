/** What stands beside another movie or episode is told by the name of its video, as people know it. */
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'

test('the same text beside another video is named by that video', async () => {
  const { history, publish, request, videoPath } = sidecarParts()
  await publish(request)
  const { fingerprint, subject } = request
  expect(history.othersWithText(fingerprint, subject)).toEqual([])
  expect(history.othersWithText(fingerprint, 'война и мир|1967|||||')).toEqual([basename(videoPath)])
  expect(history.othersWithText('another text', 'война и мир|1967|||||')).toEqual([])
})
