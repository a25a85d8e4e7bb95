/** Words of the screen search, in English. */
import { wording } from './wording.ts'

const { count } = wording

export const search = {
  title: 'Search',
  field: 'Title, id or name',
  hint: 'A title, an id such as tt0111161, or a file name',
  submit: 'Ask the service: 1 search',
  suggestions: 'Suggested titles',
  suggestionCount: (n: number) => count(n, { one: '# suggestion', other: '# suggestions' }),
  emptyTitle: 'Look for a title',
  emptyHint: 'Type a few letters and take a suggestion, or press Enter to ask the service.',
  searching: 'Asking the service …',
  noTitlesTitle: 'No title found',
  noTitlesHint: 'Check the spelling, or enter its id.',
  titles: 'Titles',
  types: { movie: 'Movie', tv: 'Series' },

  part: 'Season and episode',
  partHint: 'Season and episode: 2x5',
  partWrong: 'Write it as 2x5, S02E05 or 2.',
  languages: 'Languages',
  showSubtitles: 'Show subtitles',
  noSubtitlesTitle: 'No subtitles',
  noSubtitlesHint: 'Nothing is on offer for this part in these languages.',
  table: 'Subtitles on offer',
  columns: { release: 'Release', language: 'Language', part: 'Part', kind: 'Kind', author: 'Author', action: 'Action' },
  season: (season: number) => `Season ${wording.number(season)}`,
  wholeSeason: (season: number) => `Season ${wording.number(season)}, whole`,
  episode: (season: string, episode: string) => `${season}×${episode}`,
  download: 'Download: 1 download',
  downloadFree: 'Download: free',
  fetching: 'Downloading …',
  written: (name: string) => `Written as ${name}`,

  pickVideo: 'Which video is it for?',
  pickField: 'Find a video of the library',
  pickHint: 'Type a part of its name',
  pickList: 'Videos',
  noVideos: 'No video of the library has this in its name.',
  pickCancel: 'Not now',
}
