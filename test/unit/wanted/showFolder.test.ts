import { expect, test } from 'vitest'
import { showFolderOf } from '../../../electron/wanted/showFolder.ts'

test.each([
  ['/tv/Lake Watch/Season 1/1x02.mkv', '/tv/Lake Watch'],
  ['/tv/Lake Watch/Season 1/Lake.Watch.S01E02.mkv', '/tv/Lake Watch'],
  ['/tv/Lake Watch/S00E01.mkv', '/tv/Lake Watch'],
  ['/tv/Lake Watch/Specials/01.mkv', '/tv/Lake Watch'],
  ['/tv/Lake Watch/Lake.Watch.S01.1080p.WEB-DL-KESTREL/Lake.Watch.S01E02.mkv', '/tv/Lake Watch'],
  ['/tv/The Lake Watch Story/Season 02/Lake.Watch.S02E02.mkv', '/tv/The Lake Watch Story'],
  ['/tv/Lake.Watch.S01E02.mkv', '/tv'],
  ['/Shows/Lake.Watch.S01E02.mkv', '/Shows'],
  ['/films/Silver Orchard (2019)/Silver.Orchard.2019.mkv', '/films/Silver Orchard (2019)'],
  ['/films/Silver.Orchard.2019.mkv', '/films'],
  ['/films/Harbour/Silver.Orchard.2019.mkv', '/films/Harbour'],
  ['/home/dexter/Dexter/Season 1/Dexter.S01E02.mkv', '/home/dexter/Dexter'],
  ['/home/dexter/Dexter (2006)/Season 1/1x02.mkv', '/home/dexter/Dexter (2006)'],
  ['/tv/Dexter (2006)/Dexter/Season 1/1x02.mkv', '/tv/Dexter (2006)'],
  ['/tv/Dexter/Dexter 1080p/Season 1/1x02.mkv', '/tv/Dexter'],
  ['/tv/Dexter/Season 1/Dexter/1x02.mkv', '/tv/Dexter'],
  ['/1x02.mkv', ''],
])('%s is of the title of %s', (path, folder) => {
  expect(showFolderOf(path)).toBe(folder)
})
