/** A file in two languages: every player of a profile shows it under the first, and nobody takes it for the plain one. */
import { describe, expect, test } from 'vitest'
import { readSidecarTokens } from '../../../electron/library/sidecarTokens.ts'
import { nameInForm, readWrittenName, writtenName } from '../../../electron/sidecar/publish/writtenName.ts'
import { baseOf, languages } from '../../../shared/language.ts'
import { namingProfiles, profileRules, type NamingProfile } from '../../../shared/naming/namingProfiles.ts'
import { playersByReader } from '../../support/fakes/players.ts'
import { plainNames } from '../../support/make/nameRules.ts'

const video = 'Film (2020).mkv'
const nameOf = (language: string, profile: NamingProfile) =>
  writtenName(
    { videoPath: video, isForced: false },
    { language, isHearingImpaired: false, extension: 'srt' },
    { ...plainNames, profile },
  )
/** Of those without two letters of their own, no name is left that every player would read. */
const isNameable = (first: string, profile: NamingProfile) =>
  profileRules(profile).showsTitles || !['hi', 'mni'].includes(first)
const firsts = languages.map(({ tag }) => tag).filter((tag) => !tag.includes('+'))

describe.each(namingProfiles.map(({ name, readers }) => ({ profile: name, readers })))(
  '$profile',
  ({ profile, readers }) => {
    test.each(readers)('%s shows it under the first language', (reader) => {
      const players = playersByReader.get(reader) ?? []
      expect(players).not.toEqual([])
      for (const first of firsts.filter(
        (tag) => isNameable(tag, profile) && (tag === baseOf(tag) || profileRules(profile).readsRegions),
      )) {
        const name = nameOf(`${first}+${first === 'es' ? 'en' : 'es'}`, profile)
        // The oldest mpv knows no region at all: a profile that writes them is not for it.
        const able = name.includes('-') && reader === 'mpv' ? players.slice(1) : players
        for (const player of able) expect([name, player(video, name)]).toEqual([name, baseOf(first)])
      }
    })

    test('is another name than that of the first alone, and is read back as two languages', () => {
      for (const first of firsts.filter((tag) => isNameable(tag, profile))) {
        const pair = `${first}+${first === 'es' ? 'en' : 'es'}`
        const name = nameOf(pair, profile)
        expect(name).not.toBe(nameOf(first, profile))
        const read = readWrittenName(name)
        expect(read).toMatchObject({ isPair: true, isForced: false, isHearingImpaired: false, extension: 'srt' })
        expect(baseOf(read.language ?? '')).toBe(baseOf(first))
        expect(readWrittenName(nameOf(first, profile)).isPair).toBe(false)
        expect(nameInForm(name, { isHearingImpaired: false, extension: 'ass' })).toBe(name.replace(/srt$/, 'ass'))
      }
    })
  },
)

test('both languages are named where the players show them as a title', () => {
  expect(nameOf('en+es', 'universal')).toBe('Film (2020).eng.srt')
  expect(nameOf('de+en', 'plex')).toBe('Film (2020).ger.srt')
  expect(nameOf('pt-BR+en', 'jellyfin')).toBe('Film (2020).pt-BR+en.pt-BR.srt')
  expect(readWrittenName('Film (2020).en+es.en.srt')).toMatchObject({ language: 'en+es', ending: '.en+es.en.srt' })
  expect(readSidecarTokens('.pt-BR+en.pt-BR')).toMatchObject({ language: 'pt-BR+en' })
})

test('a language that has only three letters cannot be first where nothing else tells a pair', () => {
  for (const { name: profile } of namingProfiles) {
    const named = () => nameOf('hi+en', profile)
    if (profileRules(profile).showsTitles) expect(readWrittenName(named())).toMatchObject({ isPair: true })
    else expect(named).toThrow(expect.objectContaining({ code: 'input.invalid' }))
  }
  expect(nameOf('en+hi', 'universal')).toBe('Film (2020).eng.srt')
  expect(nameOf('hi+en', 'kodi')).toBe('Film (2020).hi+en.hin.srt')
})
