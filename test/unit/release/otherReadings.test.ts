/** What a name may say as well, for whoever finds nothing under the likeliest reading. */
import { describe, expect, test } from 'vitest'
import { otherReadings } from '../../../shared/release/otherReadings.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { joinedKey } from '../../../shared/release/title/titleKey.ts'
import { hardTitle } from '../../support/make/hardTitles.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'
import { of, two } from './habits/words.ts'

const fewestNames = 200

describe('a group in front of a title', () => {
  test('is left out in another reading where it is half a number', () => {
    const pick = createRandom(8)
    const unread: string[] = []
    for (let [index, made] = [0, 0]; made < fewestNames; index += 1) {
      const { text, trait } = hardTitle(index, pick)
      if (trait !== 'plain' && trait !== 'season word' && trait !== 'apostrophe') continue
      made += 1
      const small = text
        .toLowerCase()
        .replace(/['’]/g, '')
        .replaceAll(' ', of(['-', '.'], pick))
      const name = `${of(['s8', 'd3g', 'w4f', '4sj'], pick)}-${small}-s${two(1 + pick(9))}e${two(1 + pick(20))}.mkv`
      const titles = otherReadings(parseRelease(name)).map(({ title }) => joinedKey(title ?? ''))
      if (!titles.includes(joinedKey(text))) unread.push(name)
    }
    expect(unread).toEqual([])
  })

  test('is left out in another reading where its letters are no word, of a film with tags as well', () => {
    const pick = createRandom(17)
    const unread: string[] = []
    for (let [index, made] = [0, 0]; made < fewestNames; index += 1) {
      const { text, trait } = hardTitle(index, pick)
      if (trait !== 'plain' && trait !== 'roman numeral' && trait !== 'apostrophe') continue
      made += 1
      const small = text.toLowerCase().replace(/['’]/g, '')
      const behind = of(['-1080p', '-720p-bluray', `-s${two(1 + pick(9))}e${two(1 + pick(20))}`], pick)
      const name = `${of(['exq', 'fov', 'ctu', 'd3g'], pick)}-${small.replaceAll(' ', '-')}${behind}.mkv`
      const readings = otherReadings(parseRelease(name)).map(({ title }) => joinedKey(title ?? ''))
      if (!readings.includes(joinedKey(text))) unread.push(name)
    }
    expect(unread).toEqual([])
  })

  test('is none where it is a word or an ordinal, nor in front of a film', () => {
    for (const name of ['night-harbor-s01e02.mkv', '3rd-harbor-s01e02.mkv', 'S8-Harbor-S01E02.mkv', 's8-harbor.mkv'])
      expect(otherReadings(parseRelease(name)).map(({ title }) => title)).not.toContain('harbor')
    for (const name of ['x-harbor-1080p.mkv', 'mid-harbor.720p.mkv', 'night-harbor-1080p.mkv', 'exq-harbor.mkv'])
      expect(otherReadings(parseRelease(name)).map(({ title }) => title)).not.toContain('harbor')
  })
})

test('what is no word in front is the group or belongs to the title: both readings are kept', () => {
  const pick = createRandom(21)
  for (let made = 0; made < fewestNames; made += 1) {
    const [word, second] = [of(['r2d2', 'p2p', 'mp3s', 'w4f', 'd0ct0r'], pick), of(['adventures', 'movie', 'story'], pick)] // prettier-ignore
    const behind = of(['720p', '1080p', `s${two(1 + pick(9))}e${two(1 + pick(20))}`], pick)
    const name = `${word}-${second}.${behind}.mkv`
    const told = [parseRelease(name), ...otherReadings(parseRelease(name))].map(({ title, releaseGroup }) => [title, releaseGroup]) // prettier-ignore
    expect([name, told]).toEqual([name, [[second, word], [`${word}-${second}`, null]]]) // prettier-ignore
  }
  for (const name of ['lol-story.720p.mkv', 'Story.720p-W4F.mkv', 'Films/Story (2001)/w4f-story.720p.mkv'])
    expect(otherReadings(parseRelease(name)).map(({ title }) => title)).not.toContain('w4f-story')
})

test('a digit behind the title of a show and words are an episode, or a series called so', () => {
  const pick = createRandom(22)
  const unread: string[] = []
  for (let [index, made] = [0, 0]; made < fewestNames; index += 1) {
    const { text, trait } = hardTitle(index, pick)
    if (trait !== 'plain' && trait !== 'roman numeral' && trait !== 'apostrophe') continue
    made += 1
    const number = 2 + pick(8)
    const path = `TV/${text}/${text} ${number} - ${of(['Islands', 'The Salt Kettle'], pick)}.mkv`
    const series = otherReadings(parseRelease(path)).filter(
      ({ type, episodes }) => type === 'tv' && episodes.length === 0,
    )
    if (series.map(({ title }) => joinedKey(title ?? '')).join() !== joinedKey(`${text} ${number}`)) unread.push(path)
  }
  expect(unread).toEqual([])
  for (const path of [
    'TV/Harbor/Harbor 12 - Islands.mkv',
    'TV/Harbor/Harbor 2.mkv',
    '[Kettle] Harbor - 5 - Islands.mkv',
  ])
    expect(otherReadings(parseRelease(path)).map(({ type }) => type)).not.toContain('tv')
})

test('a part may be spelt out, and a counted OVA may be a special of its show', () => {
  const pick = createRandom(9)
  const unread: string[] = []
  for (let made = 0; made < fewestNames; made += 1) {
    const { text } = hardTitle(17 * made, pick)
    const episode = 1 + pick(9)
    const numeral = of(['II', 'VI', '3'], pick)
    const titles = otherReadings(parseRelease(`${text} Pt${of([' ', '.'], pick)}${numeral}.mkv`)).map(
      ({ title }) => title,
    )
    if (!titles.includes(`${text} Part ${numeral}`)) unread.push(`${text} Pt ${numeral}`)
    const special = `${text} ${of(['OVA', '- SP'], pick)} ${episode}`
    const specials = otherReadings(parseRelease(`[Kettle] ${special} [1080p].mkv`))
    if (!specials.some(({ title, season, episodes }) => title === text && season === 0 && episodes[0] === episode))
      unread.push(special)
  }
  expect(unread).toEqual([])
})

test('a season of a year without an episode may be a film called so', () => {
  const pick = createRandom(11)
  const unread: string[] = []
  for (let made = 0; made < fewestNames; made += 1) {
    const { text, trait } = hardTitle(13 * made, pick)
    if (trait === 'year at end' || trait === 'only a year' || trait === 'season word') continue
    const [season, year] = [2 + pick(3), 1990 + pick(34)]
    const film = `${text} Season ${season}`
    const name = `${film.replaceAll(' ', '.')}.${year}.1080p.BluRay.x264-LUMEN`
    const read = otherReadings(parseRelease(name)).find(({ type }) => type === 'movie')
    if (joinedKey(read?.title ?? '') !== joinedKey(film) || read?.year !== year) unread.push(name)
  }
  expect(unread).toEqual([])
})

test('a pack of a season says no film', () => {
  for (const name of ['Harbor.S02.2008.1080p.BluRay.x264-LUMEN', 'Harbor Season 2 Episode 3 (2008)', 'Harbor Season 2'])
    expect(otherReadings(parseRelease(name)).map(({ type }) => type)).not.toContain('movie')
})

test('the French word behind a French show may be its dub', () => {
  const pick = createRandom(12)
  for (let made = 0; made < fewestNames; made += 1) {
    const title = `${of(['Les', 'Le', 'Mon'], pick)} ${of(['Indestructibles', 'Phare', 'Jardin', 'Bossu'], pick)}`
    const dub = of(['Français', 'Francais'], pick)
    const name = `${title} ${dub} S${two(1 + pick(9))}E${two(1 + pick(20))}.mkv`.replaceAll(' ', of([' ', '.'], pick))
    const read = otherReadings(parseRelease(name)).map((other) => [other.title, other.languages])
    expect([name, read]).toEqual([name, [[title, ['fr']]]])
  }
  expect(otherReadings(parseRelease('Le.Phare.S01E02.mkv'))).toEqual([])
})

test('three digits in brackets may count the copies of a film', () => {
  const pick = createRandom(13)
  for (let made = 0; made < fewestNames; made += 1) {
    const title = of(['Amistad', 'Mission', 'Photo Album', 'The Silent Harbor', 'Lantern'], pick)
    const name = `${title} (${of(['102', '007', '101', '245'], pick)}).mkv`
    const films = otherReadings(parseRelease(name)).filter(({ type }) => type === 'movie')
    expect([name, films.map((film) => [film.title, film.episodes])]).toEqual([name, [[title, []]]])
  }
  expect(otherReadings(parseRelease('Harbor (102) - The Last Ferry.mkv'))).toEqual([])
})

test('words behind the year of a show may be no part of its title', () => {
  const pick = createRandom(14)
  for (let made = 0; made < fewestNames; made += 1) {
    const [title, year] = [of(['Harbor', 'The Silent Lantern', 'Kettle 7', 'Q'], pick), 1990 + pick(34)]
    const name = `${title} ${year} The Salt Story S${two(1 + pick(9))}E${two(1 + pick(20))} 1080p.mkv`
    const read = otherReadings(parseRelease(name)).map((other) => [other.title, other.year])
    expect([name, read]).toEqual([name, [[title, year]]])
  }
  expect(otherReadings(parseRelease('Harbor 1992.S01E02.mkv')).map(({ title }) => title)).toEqual(['Harbor 1992'])
})

test('four digits in the file of a group are a film or an episode: what is likelier comes first, the other stays', () => {
  const pick = createRandom(15)
  for (let made = 0; made < fewestNames; made += 1) {
    const [season, episode] = [10 + pick(9), 1 + pick(24)]
    const [title, number] = [of(['room', 'mission', 'the seven', 'copper kettle'], pick), `${season}${two(episode)}`]
    const name = `${title.replaceAll(' ', '.')}.${number}.${of(['dvdrip', 'bdrip.x264', '720p'], pick)}-saints.avi`
    const readings = [parseRelease(name), ...otherReadings(parseRelease(name))]
    const told = readings.map((read) => [read.type, read.title, read.season, read.episodes])
    const [film, show] = [['movie', `${title} ${number}`, null, []], ['tv', title, season, [episode]]] // prettier-ignore
    expect([name, told]).toEqual([name, season > 12 ? [film, show] : [show, film]])
  }
  expect(otherReadings(parseRelease('Room.1408.DVDRip-SAiNTS.avi'))).toEqual([])
})

test('a number right behind the year may be that of a copy of the film, and an episode in words a film of a series', () => {
  const pick = createRandom(16)
  for (let made = 0; made < fewestNames; made += 1) {
    const [title, year] = [of(['Amistad', 'Ocean', 'The Silent Harbor'], pick), 1990 + pick(34)]
    const boxed = `${title} (${year}) ${two(1 + pick(40))}${of(['', ' - The Salt Kettle'], pick)}.mkv`
    const copies = otherReadings(parseRelease(boxed)).filter(({ type }) => type === 'movie')
    expect([boxed, copies.map((film) => [film.title, film.year, film.episodes])]).toEqual([boxed, [[title, year, []]]])
    const whole = `${title} - Episode ${of(['One', 'Two', '3', 'IV', '7'], pick)}${of(['', ' - The Wreck'], pick)}`
    const [read, ...others] = [parseRelease(`${whole}.mkv`), ...otherReadings(parseRelease(`${whole}.mkv`))]
    const films = read.type === 'movie' ? [read] : others.filter(({ type }) => type === 'movie')
    expect(films.map((film) => joinedKey(film.title ?? ''))).toEqual([joinedKey(whole)])
  }
  expect(otherReadings(parseRelease('Harbor - S02E01 - Episode One.mkv'))).toEqual([])
  expect(otherReadings(parseRelease('Harbor - Episode 12 - The Wreck.mkv'))).toEqual([])
})

test('a folder called like the one above and a number is a season of it, or holds a title of its own', () => {
  const pick = createRandom(17)
  for (let made = 0; made < fewestNames; made += 1) {
    const [show, season, episode] = [of(['Rocky', 'Silent Harbor', 'Q'], pick), 2 + pick(8), 1 + pick(20)]
    const path = `${show}/${show} ${season}/${two(episode)}${of([' - ', '. '], pick)}The Salt Kettle.mkv`
    const readings = [parseRelease(path), ...otherReadings(parseRelease(path))]
    const told = readings.map((read) => [read.title, read.season, read.episodes])
    expect([path, told]).toEqual([path, [[show, season, [episode]], [`${show} ${season}`, null, [episode]]]]) // prettier-ignore
  }
  for (const path of ['Rocky/Season 3/01 - Intro.mkv', 'Rocky/3/01 - Intro.mkv'])
    expect(otherReadings(parseRelease(path))).toEqual([])
})

test('a title of another script may end in a number like a year: both readings are kept', () => {
  const pick = createRandom(18)
  for (let made = 0; made < fewestNames; made += 1) {
    const [title, year] = [
      of(['응답하라', '조용한 등대', '静夜灯', 'Тихий Маяк', 'منارة هادئة'], pick),
      1950 + pick(70),
    ]
    const name = `${title} ${year}${of(['', '.E05', ` E${two(1 + pick(16))}`, ' - 1x12', ' 1080p'], pick)}.mkv`
    const readings = [parseRelease(name), ...otherReadings(parseRelease(name))]
    const told = readings.map((read) => `${read.title}, ${read.year}`)
    expect([name, told]).toEqual([name, expect.arrayContaining([`${title}, ${year}`, `${title} ${year}, null`])])
  }
})

test('a number like a year before " - 1x12" is the year of the show or ends its title: both readings are kept', () => {
  const pick = createRandom(19)
  for (let made = 0; made < fewestNames; made += 1) {
    const { text, trait } = hardTitle(made, pick)
    if (trait === 'year at end' || trait === 'only a year') continue
    const [year, season, episode] = [1930 + pick(90), 1 + pick(9), 1 + pick(24)]
    const name = `${text} ${year} - ${season}x${two(episode)}${of(['', ' - The Salt Kettle'], pick)}.mkv`
    const readings = [parseRelease(name), ...otherReadings(parseRelease(name))]
    const told = readings.map((read) => `${joinedKey(read.title ?? '')} ${read.season} ${read.episodes.join()}`)
    const numbers = `${season} ${episode}`
    const both = [`${joinedKey(text)} ${numbers}`, `${joinedKey(`${text} ${year}`)} ${numbers}`]
    expect([name, told]).toEqual([name, expect.arrayContaining(both)])
  }
})

test('a number behind a year and a dash may be a film in a list that is sorted by year', () => {
  const pick = createRandom(20)
  for (let made = 0; made < fewestNames; made += 1) {
    const [title, year, low] = [100 + pick(800), 1950 + pick(74), 1 + pick(99)]
    const name = `${of(['', 'Movies/', 'Downloads/'], pick)}${year} - ${title}.mkv`
    const readings = [parseRelease(name), ...otherReadings(parseRelease(name))]
    const films = readings.filter(({ type }) => type === 'movie').map((film) => [film.title, film.year, film.episodes])
    expect([name, films]).toEqual([name, expect.arrayContaining([[String(title), year, []]])])
    const shelf = of(['TV', 'Series', 'Serien', 'TV Shows'], pick)
    for (const episode of [
      `${year} - ${low}.mkv`,
      `${year} - ${two(low)}.mkv`,
      `${shelf}/${year} - ${title}.mkv`,
      `${shelf}/${year}/${year} - ${title}.mkv`,
    ])
      // prettier-ignore
      expect([episode, otherReadings(parseRelease(episode)).map(({ type }) => type)]).toEqual([episode, []])
  }
  for (const name of ['2023 - S01E300.mkv', '2023 - 300 - The Salt Kettle.mkv', 'Harbor - 300.mkv'])
    expect(otherReadings(parseRelease(name)).map(({ title }) => title)).not.toContain('300')
})

describe('what stands at an edge of a title', () => {
  const read = (name: string) =>
    otherReadings(parseRelease(name)).map(({ title, year }) => [joinedKey(title ?? ''), year])

  test('is a year in another reading: in front with a gap, behind without one', () => {
    const pick = createRandom(31)
    const unread: string[] = []
    for (let made = 0; made < fewestNames; made += 1) {
      const [title, year] = [`${of(['Silent', 'Hit', 'Copper'], pick)} ${of(['Harbor', 'Man', 'Menu'], pick)}`, 1960 + pick(65)] // prettier-ignore
      const name = of([`${year} ${title} [1080p].mkv`, `${year} ${title}.mkv`, `${title.replace(' ', '').toLowerCase()}${year}.mkv`], pick) // prettier-ignore
      const first = parseRelease(name)
      const isKnown = first.year === year || read(name).some(([key, said]) => key === joinedKey(title) && said === year)
      if (!isKnown) unread.push(name)
    }
    expect(unread).toEqual([])
  })

  test('is no year where it is a number or the name has one', () => {
    for (const name of ['2049 Harbor.mkv', 'harbor2077.mkv', 'r2d2.mkv', '1984 2020.mkv', '2012 Harbor (2009).mkv'])
      expect(read(name).filter(([, year]) => year === 2049 || year === 2077 || year === 1984 || year === 2012)).toEqual(
        [],
      )
  })

  test('is the word in brackets: another title, or the end of this one', () => {
    for (const [name, title] of [
      ['Harbor.Light.(Fast).S08E20.1080p.WEB.mkv', 'Harbor Light Fast'],
      ['Harbor Light (Fast) (2019).mkv', 'Harbor Light Fast'],
    ] as const)
      expect(read(name).map(([key]) => key)).toContain(joinedKey(title))
    for (const name of ['Harbor Light (US) S01E02.mkv', 'Harbor Light (2019).mkv', 'Маяк (Harbor Light) S01E02.mkv'])
      expect(read(name).map(([key]) => key)).not.toContain('harborlightus')
  })

  test('is "Ep 1" of a film as "Episode 1" is', () => {
    for (const name of ['Star Harbor Ep 1 The Wreck.avi', 'Star Harbor - Ep 1 - The Wreck.avi'])
      expect(read(name).map(([key]) => key)).toContain(joinedKey('Star Harbor Ep 1 The Wreck'))
  })
})
