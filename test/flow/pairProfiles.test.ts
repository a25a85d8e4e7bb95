/** A file in two languages made for each profile: its players find it under the first, show both where they belong, and undo leaves nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { namingProfiles } from '../../shared/naming/namingProfiles.ts'
import { readAss, srtReaders, type SeenCue } from '../support/fakes/playerCues.ts'
import { playersByReader } from '../support/fakes/players.ts'
import { filmRelease, placeFilm } from '../support/make/films/oneFilm.ts'
import { runHere } from '../support/programs/runHere.ts'
import { eventsOf } from '../support/programs/runCli.ts'

const english = `1
00:00:01,000 --> 00:00:03,000
Who put out
the light?

2
00:00:04,000 --> 00:00:05,500
Nobody.
`
const script = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Alignment
Style: Talk,Arial,40,0,0,2

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.00,Talk,,0,0,0,,Who put out\\Nthe light?
Dialogue: 0,0:00:04.00,0:00:05.50,Talk,,0,0,0,,Nobody.
`
const spanish = `1
00:00:01,100 --> 00:00:03,200
¿Quién ha <i>apagado</i> la luz?

2
00:00:04,000 --> 00:00:05,500
Nadie.
`

/** In SRT below it, at its time. */
const seenInSrt: readonly SeenCue[] = [
  { startMs: 1_000, endMs: 3_000, lines: ['Who put out', 'the light?', '¿Quién ha apagado la luz?'] },
  { startMs: 4_000, endMs: 5_500, lines: ['Nobody.', 'Nadie.'] },
]
/** In ASS at the other end of the picture, at its own time. */
const seenInAss = [
  { startMs: 1_000, endMs: 3_000, lines: ['Who put out', 'the light?'], end: 'bottom', style: 'Talk' },
  { startMs: 1_100, endMs: 3_200, lines: ['¿Quién ha apagado la luz?'], end: 'top', style: 'Second language' },
  { startMs: 4_000, endMs: 5_500, lines: ['Nobody.'], end: 'bottom', style: 'Talk' },
  { startMs: 4_000, endMs: 5_500, lines: ['Nadie.'], end: 'top', style: 'Second language' },
]

test.each([
  { form: 'srt', first: english },
  { form: 'ass', first: script },
] as const)('in $form', async ({ form, first }) => {
  const { folder, library, video } = placeFilm()
  writeFileSync(join(library, `${filmRelease}.en.${form}`), first)
  writeFileSync(join(library, `${filmRelease}.es.srt`), spanish)
  const before = readdirSync(library).sort()
  const home = ['--home', join(folder, 'home'), '--json']
  for (const { name: profile, readers } of namingProfiles) {
    const made = await runHere(['pair', video, '--languages', 'en+es', '--naming', profile, ...home])
    const [name = ''] = eventsOf(made, 'written').map(({ sidecar }) => basename(String(sidecar)))
    expect([profile, ...readdirSync(library).sort()]).toEqual([profile, ...[...before, name].sort()])
    for (const reader of readers)
      for (const player of playersByReader.get(reader) ?? [])
        expect([profile, reader, player(basename(video), name)]).toEqual([profile, reader, 'en'])

    const text = readFileSync(join(library, name), 'utf8')
    if (form === 'ass') expect(readAss(text)).toEqual(seenInAss)
    else for (const read of Object.values(srtReaders)) expect(read(text)).toEqual(seenInSrt)

    const [done] = eventsOf(made, 'done')
    await runHere(['undo', '--run', String(done?.['run']), ...home])
    expect([profile, ...readdirSync(library).sort()]).toEqual([profile, ...before])
  }
})
