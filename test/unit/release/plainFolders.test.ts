/** Folders whose names say that files wait or lie together there: neither they nor what lies above them names a file. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

const plain = fc.constantFrom(
  ...[
    'Unsorted',
    'unsorted',
    'New',
    'Misc',
    'Movies',
    'Videos',
    'Downloads',
    '_incoming',
    'to sort',
    'My Videos',
    'new 2',
  ],
  ...['Unsortiert', 'Neu', 'Sonstiges', 'Filme', 'Non classés', 'à trier', 'Vidéos', 'Téléchargements'],
  ...['sin clasificar', 'Nuevos', 'Películas', 'Descargas', 'da ordinare', 'Nuovi', 'Diversos', 'Outros', 'Vídeos'],
)
const made = fc.constantFrom('lib', 'coll', 'archive', 'Harbour House', 'Big Disk', 'stuff at home', 'raid', 'Salt')
const above = fc.array(made, { minLength: 1, maxLength: 3 }).map((folders) => `/${folders.join('/')}`)
const digits = (count: number) => fc.nat({ max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'))
const clip = fc.oneof(
  fc.tuple(fc.constantFrom('VID', 'IMG', 'PXL', 'MVI'), digits(4)).map((parts) => `${parts.join('_')}.mp4`),
  digits(4).map((clock) => `VID_20190304_${clock}.mkv`),
)
const silent = fc.oneof(
  clip,
  digits(2).map((count) => `dvd_rip_title${count}.mkv`),
  fc.constantFrom('movie.mkv', 'title_t00.mkv', 'VTS_01_1.VOB', 'untitled.mp4'),
)

test('a name that says nothing, in a folder that says nothing, is not understood', () => {
  fc.assert(
    fc.property(above, plain, silent, (folders, folder, name) => {
      expect(parseRelease(`${folders}/${folder}/${name}`).title).toBeNull()
    }),
  )
})

test('a clip of a camera is no film of the folder that it lies in', () => {
  fc.assert(
    fc.property(above, clip, (folders, name) => {
      expect(parseRelease(`${folders}/${name}`).title).toBeNull()
    }),
  )
})

test('below such a folder, the folder of a film names its files as before', () => {
  fc.assert(
    fc.property(above, plain, (folders, folder) => {
      const place = `${folders}/${folder}`
      expect(parseRelease(`${place}/Grey Harvest (2011)/movie.mkv`)).toMatchObject({
        title: 'Grey Harvest',
        year: 2011,
      })
    }),
  )
})

test('a show below such a folder keeps its name and season', () => {
  fc.assert(
    fc.property(above, fc.constantFrom('Unsorted', 'New', 'Downloads', 'Videos'), (folders, folder) => {
      const episode = parseRelease(`${folders}/${folder}/Grey Harvest/Season 2/03.mkv`)
      expect(episode).toMatchObject({ title: 'Grey Harvest', season: 2, episodes: [3] })
    }),
  )
})
