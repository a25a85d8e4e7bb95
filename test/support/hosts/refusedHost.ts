/** A host over one film whose service has subtitles of it, among them some that are not what they are listed as. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filmRelease, filmTitle, placeFilm } from '../make/films/oneFilm.ts'
import { srtOfLines } from '../make/films/srtOf.ts'
import { startServiceProcess } from '../programs/serviceProcess.ts'
import { openTestHost, planOfAll } from './openTestHost.ts'

const english = [
  'I told you not to come here again. What do you want from me now?',
  'We have to leave before they find out where we are.',
  'She said that her brother was waiting in the car outside.',
  'If you think this is over, you are wrong about everything.',
  'There is nothing left for us in this town, and you know it.',
  'Can you please tell me what happened last night at the house?',
  'He never wanted to hurt anyone, but nobody would believe him.',
  'Give me one good reason why I should trust you this time.',
]
const french = [
  "Je t'avais dit de ne plus jamais revenir ici. Qu'est-ce que tu veux ?",
  "Nous devons partir avant qu'ils ne découvrent où nous sommes.",
  'Elle a dit que son frère attendait dans la voiture dehors.',
  'Si tu penses que c’est fini, tu te trompes sur toute la ligne.',
  'Il ne reste plus rien pour nous dans cette ville, et tu le sais.',
  "Pouvez-vous me dire ce qui s'est passé hier soir dans la maison ?",
  "Il ne voulait faire de mal à personne, mais personne ne l'a cru.",
  'Donne-moi une bonne raison de te faire confiance cette fois.',
]

/** What is listed, all of it as English: a text in French, one in English, or one without any words. */
export type Listed = 'french' | 'english' | 'wordless'

const textOf: Readonly<Record<Listed, string>> = {
  french: spoken(french),
  english: spoken(english),
  wordless: spoken(['...', '- - -']),
}

function spoken(lines: readonly string[]): string {
  return srtOfLines(lines.map((words, at) => ({ startMs: 4_000 + at * 30_000, endMs: 8_000 + at * 30_000, words })))
}

/** Listed by their release, best first: that of the film itself, then others of the same disc, then one of another source. */
const releases = [
  filmRelease,
  'The.Amber.Field.2011.720p.BluRay.x264-TWO',
  'The.Amber.Field.2011.1080p.WEB-DL.x264-THREE',
] as const

/** Found and planned for; nothing is paid for yet. */
export async function openRefused(listed: readonly (Listed | null)[]) {
  const { folder, library, catalogue, video } = placeFilm()
  const lines = listed.flatMap((text, at) => {
    if (text === null) return []
    writeFileSync(join(catalogue, `${at}.srt`), textOf[text])
    return [JSON.stringify({ title: filmTitle, language: 'EN', releases: [releases[at] ?? ''], files: [`${at}.srt`] })]
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.join('\n'))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const opened = await openTestHost({ homeFolder: join(folder, 'home') })
  const { ask, askUntil } = opened
  await ask('settings.write', { key: 'languages', value: 'en' })
  await ask('settings.write', { key: 'minimumVideoBytes', value: 0 })
  await ask('settings.write', { key: 'service.address', value: service.url })
  await ask('settings.setSecret', { name: 'api-key', value: service.key })
  await ask('folders.addDropped', { dropId: opened.host.registerDrop([library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const makePlan = async () => {
    await ask('plan.make', planOfAll)
    return askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  }
  await makePlan()
  /** @returns the run */
  const runPlan = async () => {
    await ask('plan.run', {})
    const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
    return runId ?? 'there must be a run'
  }
  const downloads = () => service.ledger().filter(({ counter }) => counter === 'downloads').length
  return { ...opened, library, video, text: textOf, releases, makePlan, runPlan, downloads }
}
