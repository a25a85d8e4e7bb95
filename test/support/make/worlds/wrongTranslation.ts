/** A film with the user's right English subtitle, and a Spanish one of ours that is of another film; and what can translate. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../disks/tempFolder.ts'
import { startLibreTranslatePeer } from '../../engines/libreTranslatePeer.ts'
import { setUpHome } from '../../programs/setUpHome.ts'
import { dialogue } from '../dialogue.ts'
import { makeMkv } from '../films/makeVideo.ts'
import { writeAsOurs } from '../writeAsOurs.ts'

const stem = 'Silver.Orchard.2019'

function srtOf(lines: readonly string[]): string {
  const cues = lines.map((line, at) => `${at + 1}\n00:00:${at + 10},000 --> 00:00:${at + 10},900\n${line}\n`)
  return cues.join('\n')
}

export const rightEnglish = srtOf(dialogue.EN)
export const wrongSpanish = srtOf(dialogue.ES.toReversed())

export async function makeWrongTranslation(
  makeFilm = (path: string) => writeFileSync(path, makeMkv({ durationS: 60 })),
) {
  const root = tempFolder()
  const [folder, home] = [join(root, 'films'), join(root, 'home')]
  mkdirSync(folder, { recursive: true })
  setUpHome(home, { minimumVideoBytes: '0', 'service.address': 'embedded' })
  const video = join(folder, `${stem}.mkv`)
  makeFilm(video)
  const [english, spanish] = [join(folder, `${stem}.en.srt`), join(folder, `${stem}.es.srt`)]
  writeFileSync(english, rightEnglish)
  writeFileSync(spanish, wrongSpanish)
  await writeAsOurs(home, [{ path: spanish, videoPath: video, language: 'es' }])
  const engine = await startLibreTranslatePeer({
    translate: (words) => dialogue.ES[dialogue.EN.findIndex((line) => line === words.trim())] ?? words,
  })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  return { root, folder, home, english, spanish, env }
}
