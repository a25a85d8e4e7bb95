/** Ways in which people name files, each with at least 200 names whose truth is known, easy titles and hostile ones. */
import { describe, expect, test } from 'vitest'
import { alikes } from './habits/alikes.ts'
import { absoluteNumbers } from './habits/absoluteNumbers.ts'
import { counterexamples } from './habits/counterexamples.ts'
import { counted } from './habits/counted.ts'
import { countings } from './habits/countings.ts'
import { daysAndOrdinals } from './habits/daysAndOrdinals.ts'
import { countingWords } from './habits/countingWords.ts'
import { courses } from './habits/courses.ts'
import { discs } from './habits/discs.ts'
import { episodeRuns } from './habits/episodeRuns.ts'
import { events } from './habits/events.ts'
import { films } from './habits/films.ts'
import { folders } from './habits/folders.ts'
import { grownTogether } from './habits/grownTogether.ts'
import { handedOn } from './habits/handedOn.ts'
import { guides } from './habits/guides.ts'
import { misreadOf, namesOf } from './habits/habit.ts'
import { inFilmFolders } from './habits/inFilmFolders.ts'
import { inOtherLands } from './habits/inOtherLands.ts'
import { inShows } from './habits/inShows.ts'
import { mistakable } from './habits/mistakable.ts'
import { misleading } from './habits/misleading.ts'
import { neighbours } from './habits/neighbours.ts'
import { numberedTitles } from './habits/numberedTitles.ts'
import { seasonsAndNumbers } from './habits/seasonsAndNumbers.ts'
import { aroundVideos } from './habits/aroundVideos.ts'
import { besideYears, listsAndDiscs } from './habits/besideYears.ts'
import { boxesAndFolders } from './habits/boxesAndFolders.ts'
import { piecesOfRecordings } from './habits/piecesOfRecordings.ts'
import { posts } from './habits/posts.ts'
import { recordings } from './habits/recordings.ts'
import { saidAgain } from './habits/saidAgain.ts'
import { scripts } from './habits/scripts.ts'
import { streaming } from './habits/services.ts'
import { lessons } from './habits/lessons.ts'
import { lastWords, ownScripts } from './habits/ownScripts.ts'
import { labelled } from './habits/labelled.ts'
import { longRuns } from './habits/longRuns.ts'
import { seasonFolders } from './habits/seasonFolders.ts'
import { stationsAndCopies } from './habits/stations.ts'
import { listed } from './habits/listed.ts'
import { loosely } from './habits/loosely.ts'
import { lists } from './habits/lists.ts'
import { seasonLike } from './habits/seasonLike.ts'
import { seriesInParts } from './habits/seriesInParts.ts'
import { shelvesAbroad } from './habits/shelvesAbroad.ts'
import { shortened } from './habits/shortened.ts'
import { seeming } from './habits/seeming.ts'
import { sequelsAndChannels } from './habits/sequelsAndChannels.ts'
import { shortSeasons } from './habits/shortSeasons.ts'
import { signed } from './habits/signed.ts'
import { slips } from './habits/slips.ts'
import { stamps } from './habits/stamps.ts'
import { subtitleNames } from './habits/subtitleNames.ts'
import { tools } from './habits/tools.ts'
import { tongues } from './habits/tongues.ts'
import { filmsOfUsers, sidecarsOfUsers } from './habits/usersFilms.ts'
import { beside, unaccented } from './habits/unaccented.ts'
import { numbersOfUsers } from './habits/usersNumbers.ts'
import { seasonsOfUsers } from './habits/usersSeasons.ts'
import { wholeWorks } from './habits/wholeWorks.ts'
import { worn } from './habits/worn.ts'
import { written } from './habits/written.ts'

describe.each([
  ['absolute numbers', absoluteNumbers],
  ['seasons and their episodes', seasonsAndNumbers],
  ['runs of episodes', episodeRuns],
  ['folders', folders],
  ['films', films],
  ['events', events],
  ['services', streaming],
  ['subtitles', subtitleNames],
  ['numbers of titles', numberedTitles],
  ['words of several languages', tongues],
  ['words that count', countingWords],
  ['days and ordinals of several languages', daysAndOrdinals],
  ['names in two scripts', scripts],
  ['numbers that mislead', misleading],
  ['names that look like another kind', mistakable],
  ['what signs a name', signed],
  ['names written otherwise', written],
  ['runs, counts and days', counted],
  ['what names are posted and recorded as', posts],
  ['discs and parts of films', discs],
  ['recordings of broadcasts', recordings],
  ['numbers as users write them', numbersOfUsers],
  ['seasons as users write them', seasonsOfUsers],
  ['films as users name them', filmsOfUsers],
  ['subtitle files as users keep them', sidecarsOfUsers],
  ['what tools write of their own accord', tools],
  ['countings taken for something else', countings],
  ['accents, halves and mini-series', unaccented],
  ['what subtitles are called beside a film', beside],
  ['clocks, channels, sites and wide signs', stamps],
  ['what stands close to a title', neighbours],
  ['what lies in the folder of a show', inShows],
  ['names short for a title, heights and ids', shortened],
  ['titles that begin like a season', seasonLike],
  ['words that count in their own script', ownScripts],
  ['lectures, libraries of broadcasts and titles that count', lessons],
  ['last words of titles that look like more', lastWords],
  ['folders that count', courses],
  ['what recorders and guides write', guides],
  ['years before titles, glued and in titles', lists],
  ['labels of lists, hyphens and folders in two languages', labelled],
  ['what is said again or between hyphens', saidAgain],
  ['pieces of recordings and cameras', piecesOfRecordings],
  ['boxes, and files that only a folder names', boxesAndFolders],
  ['broadcasters, hours and copies', stationsAndCopies],
  ['long runs, counts and stages', longRuns],
  ['what looks like a special, a stage or a station', alikes],
  ['folders of seasons, books, packs and holidays', seasonFolders],
  ['lists, German groups and titles behind numbers', listed],
  ['names written in haste', loosely],
  ['whole works, specials and films in Eastern names', wholeWorks],
  ['what grew together with a title', grownTogether],
  ['counts, parts and folders of other lands', inOtherLands],
  ['series in parts, discs and how subtitles are shown', seriesInParts],
  ['shelves, days and counts of other lands', shelvesAbroad],
  ['what stands beside a year', besideYears],
  ['labels, specials and discs', listsAndDiscs],
  ['names that went through many hands', worn],
  ['parts and initials in folders, broadcasts and restorations', inFilmFolders],
  ['seasons said shortly or twice', shortSeasons],
  ['sequels, shows and channels that look like parts and seasons', sequelsAndChannels],
  ['what only looks like another habit', counterexamples],
  ['what only seems to count, to send or to speak', seeming],
  ['what downloaders and counters leave', handedOn],
  ['slips, discs, channels and pages', slips],
  ['where videos are put', aroundVideos],
])('%s', (_, habits) => {
  test.each(habits.map((habit) => [habit.name, habit] as const))('%s', (_name, habit) => {
    const made = namesOf(habit)
    expect(made.length).toBeGreaterThanOrEqual(200)
    expect(made.map(misreadOf).filter(Boolean)).toEqual([])
  })
})
