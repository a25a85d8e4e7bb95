/**
 * A program: the same job as simple tools do it. For one video after the other it asks for one name, downloads the best
 * answer, unpacks it and writes it plainly: same client, same parsers, but no ledger, no checks, no safe writing.
 */
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { prepareSubtitle } from '../../../electron/verify/prepareSubtitle.ts'
import { pickFromArchive } from '../../../electron/download/member/pickFromArchive.ts'
import { readArchive } from '../../../electron/download/archive/readArchive.ts'
import { scanFolder } from '../../../electron/library/scan/scanFolder.ts'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { inputOf, report } from '../workSide.ts'
import { systemClock } from '../../../node/clock.ts'

interface Input {
  readonly library: string
  readonly address: string
  readonly apiKey: string
}

const { library, address, apiKey } = inputOf<Input>()
const client = createServiceClient({
  baseUrl: address,
  downloadUrl: address,
  apiKey,
  clock: { ...systemClock, wait: () => Promise.resolve() },
  chance: Math,
})
const { signal } = new AbortController()

async function serve(video: string): Promise<boolean> {
  const [answer] = await client.searchFiles([basename(video)], { languages: ['en'], perPage: 30 }, signal)
  const [best] = answer?.subtitles ?? []
  if (!best) return false
  const { bytes } = await client.download(best, signal)
  const { members } = await readArchive(bytes)
  const release = parseRelease(video)
  const rest = {
    language: 'en',
    hearingImpaired: 'avoid',
    isForced: false,
    isPartListed: false,
    isEpisodeListed: false,
    release,
  } as const
  const { index } = pickFromArchive(members, { ...release, ...rest })
  const member = index === null ? members[0] : members[index]
  if (!member) return false
  await writeFile(video.replace(/\.mkv$/, '.en.srt'), prepareSubtitle(member.bytes, { fileName: member.name }).text)
  return true
}

const startedMs = performance.now()
let firstMs = 0
let written = 0
const videos: string[] = []
for await (const finding of scanFolder(library)) if (finding.kind === 'video') videos.push(finding.file.path)
for (const video of videos) {
  if (!(await serve(video))) continue
  written += 1
  if (written === 1) firstMs = performance.now() - startedMs
}
client.close()
report({ ms: performance.now() - startedMs, firstMs, written })
