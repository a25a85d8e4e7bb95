/** Lays out the demo's folder of sample videos. What is there already stays as it is. */
import { existsSync, readdirSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { AppError } from '../../../shared/errors.ts'
import { makeFolder } from '../../../node/files/makeFolder.ts'
import { systemCodeOf } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import { sampleVideoHead } from './sampleVideo.ts'

const sampleVideos = z.array(z.object({ path: z.string(), durationSeconds: z.number().positive() }))

/** Above the size under which a scan takes a video for a fragment; sparse, so that it takes no room on most disks. */
const videoBytes = 2 * 2 ** 20

/** Long ago, so that a scan does not wait to see whether the files are still growing. */
const madeAt = new Date('2024-01-01T00:00:00Z')

/** Makes the videos that `videos.json` of the sample catalogue lists; returns how many were made anew. */
export async function makeDemo(folder: string, sampleFolder: string): Promise<number> {
  let made = 0
  for (const { path, durationSeconds } of await videosOf(sampleFolder)) {
    if (await makeVideo(placeOf(path, folder), durationSeconds * 1000)) made += 1
  }
  return made
}

/** Whether somebody keeps other things there: the job would be done for these too, and invented films would lie among them. */
export async function isOthersFolder(folder: string, sampleFolder: string): Promise<boolean> {
  if (!existsSync(folder) || readdirSync(folder).every((name) => name.startsWith('.'))) return false
  const videos = await videosOf(sampleFolder)
  return !videos.some(({ path }) => existsSync(placeOf(path, folder)))
}

async function videosOf(sampleFolder: string) {
  return sampleVideos.parse(JSON.parse(await readFile(join(sampleFolder, 'videos.json'), 'utf8')))
}

function placeOf(path: string, folder: string): string {
  return join(folder, ...path.split('/'))
}

async function makeVideo(path: string, durationMs: number): Promise<boolean> {
  makeFolderOf(path)
  try {
    const file = await open(path, 'wx')
    try {
      await file.write(sampleVideoHead({ durationMs, totalBytes: videoBytes }))
      await file.truncate(videoBytes)
      await file.utimes(madeAt, madeAt)
    } finally {
      await file.close()
    }
    return true
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') return false
    throw diskErrorOf(thrown, path)
  }
}

function makeFolderOf(path: string): void {
  try {
    makeFolder(dirname(path))
  } catch (thrown) {
    if (systemCodeOf(thrown) !== 'EEXIST') throw diskErrorOf(thrown, path)
    const sentence = `No folder can be made here, because a file stands in its way: ${dirname(path)}. Name another one.`
    throw new AppError('file.notWritable', sentence, thrown)
  }
}
