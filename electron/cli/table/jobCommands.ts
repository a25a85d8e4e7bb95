/** The commands on single files, as rows of the table. */
import { appCommand, type AppCommand } from './appCommand.ts'
import {
  checkOptions,
  cleanOptions,
  pairOptions,
  timingOptions,
  transcribeOptions,
  translateOptions,
} from './jobOptions.ts'
import { searchOptions } from './optionSets.ts'
import { uploadOptions } from './uploadOptions.ts'

const group = 'Single files'

/** Of what is there already. */
const subtitlesOrVideos = {
  name: 'FILE|FOLDER',
  isMany: true,
  completes: 'path',
  missing: 'Name a subtitle, a video or a folder',
  says: 'A subtitle, a video or a folder',
} as const

export const jobCommands: readonly AppCommand[] = [
  appCommand({
    name: 'search',
    group,
    says: 'Finds titles and their subtitles; costs one search',
    more: 'Other ids are written moviedb:42 and sd:7. Of a pack the episode that was asked for is saved, without one all of it. What is saved stands beside no video, so history and undo leave it alone.',
    args: [
      {
        name: 'TEXT',
        isMany: true,
        missing: 'Say what to search for, or give an id such as tt0123456',
        says: 'Words of the title, perhaps with S02E03, an id such as tt0123456, or the name of a file',
      },
    ],
    options: searchOptions,
    examples: [
      { words: 'search The Quiet Harbour --type movie', says: 'By title.' },
      { words: 'search tt0123456 --season 1 --episode 5 --languages en,es', says: 'By id, one episode.' },
      { words: 'search Show.S02E03.720p.mkv --get 1 --to ~/Subtitles', says: 'By file name; saves the first.' },
      { words: 'search Harbour --titles --type movie', says: 'Which titles there are, and their ids.' },
    ],
    load: async () => (await import('../commands/searchCommand.ts')).searchCommand,
  }),
  appCommand({
    name: 'translate',
    group,
    says: 'Has subtitles translated by the service, checks them, and writes them beside their videos',
    more: 'Of a folder, only videos without a subtitle in that language are meant. What it costs at most is said before.',
    args: [
      {
        name: 'FILE|FOLDER',
        isMany: true,
        completes: 'path',
        missing: 'Name a video, one of its subtitles or a folder',
        says: 'A video, a folder, or one subtitle that Undertitle wrote beside a video',
      },
    ],
    options: translateOptions,
    examples: [
      { words: 'translate Film.mkv --to es', says: "The best of the service's subtitles, in Spanish." },
      { words: 'translate Film.en.srt --to de --tone casual', says: 'From the subtitle that is named.' },
      {
        words: 'translate Show.S01E02.mkv --to es --pick 4711',
        says: 'From a subtitle that search listed; of a pack, the file of the episode.',
      },
      {
        words: 'translate Film.mkv --from-inside --to es',
        says: 'From a track inside the video; nothing is searched for.',
      },
      { words: 'translate ~/Videos --title "Harbour Lights" --season 2 --to es', says: 'One season.' },
      { words: 'translate ~/Videos --to es --max-ai 20 --dry-run', says: 'What the newest twenty would cost.' },
    ],
    load: async () => (await import('../commands/translateCommand.ts')).translateCommand,
  }),
  appCommand({
    name: 'transcribe',
    group,
    says: 'Has what is spoken written down as a subtitle',
    more: 'Of a folder, only videos with sound and without a subtitle in that language are meant. What it costs is said before.',
    args: [
      {
        name: 'URL|FILE|FOLDER',
        isMany: true,
        completes: 'path',
        missing: 'Name a media file, a folder or an address',
        says: 'A media file, a folder of videos, or the http address of a media file',
      },
    ],
    options: transcribeOptions,
    examples: [
      { words: 'transcribe Film.mkv --language en', says: 'Costs one unit of the month.' },
      { words: 'transcribe ~/Videos --title "Harbour Lights" --language en', says: 'One show.' },
      { words: 'transcribe ~/Videos --language en --max-ai 20', says: 'The newest twenty; the rest waits.' },
    ],
    load: async () => (await import('../commands/transcribeCommand.ts')).transcribeCommand,
  }),
  appCommand({
    name: 'timing',
    group,
    says: 'Measures whether subtitles are in step with their videos, and moves them',
    more: 'Any subtitle that is named is measured, yours too. One that Undertitle did not write is moved only with --adopt.',
    args: [subtitlesOrVideos],
    options: timingOptions,
    examples: [
      { words: 'timing ~/Videos', says: 'Measures only.' },
      { words: 'timing Film.de.srt --check', says: 'Measures one, whoever made it.' },
      { words: 'timing Film.de.srt --reference Film.en.srt', says: 'Against another subtitle of the same film.' },
      { words: 'timing ~/Videos --apply', says: 'Fixes what is certain; undo reverts it.' },
      { words: 'timing ~/Videos --title "Harbour Lights" --season 2 --apply', says: 'One season.' },
      { words: 'timing Film.en.srt --shift -0.4', says: 'By hand: 0.4 seconds earlier.' },
    ],
    load: async () => (await import('../commands/timingCommand.ts')).timingCommand,
  }),
  appCommand({
    name: 'clean',
    group,
    says: 'Takes sounds, speakers, credits and misread letters out of subtitles that are there, or writes them as SRT',
    more: 'Only what Undertitle wrote and nobody has edited since. undo brings the version before back.',
    args: [subtitlesOrVideos],
    options: cleanOptions,
    examples: [
      { words: 'clean ~/Videos --what hi,credits --dry-run', says: 'What would be taken out of which.' },
      { words: 'clean ~/Videos --title "Harbour Lights" --season 2 --what hi', says: 'One season.' },
      { words: 'clean Film.en.ass --format srt', says: 'One subtitle, written anew as SRT.' },
    ],
    load: async () => (await import('../commands/cleanCommand.ts')).cleanCommand,
  }),
  appCommand({
    name: 'pair',
    group,
    says: 'Makes one subtitle of two beside a video: both languages on the screen at once',
    more: 'The two stay as they are. It is made again when one of them has changed; the wish en+es does that by itself.',
    args: [
      {
        name: 'VIDEO',
        isMany: true,
        completes: 'path',
        missing: 'Name a video or a folder',
        says: 'A video, or a folder of them',
      },
    ],
    options: pairOptions,
    examples: [
      { words: 'pair Film.mkv --languages en+es', says: 'English above, Spanish below, under the name of English.' },
      { words: 'pair ~/Videos --languages en+es', says: 'Beside every video that has both; undo reverts it.' },
      { words: 'pair ~/Videos --title "Harbour Lights" --languages en+es', says: 'One show.' },
    ],
    load: async () => (await import('../commands/pairCommand.ts')).pairCommand,
  }),
  appCommand({
    name: 'check',
    group,
    says: 'Looks at every subtitle, yours too, and tells what is wrong with it; changes nothing',
    more: 'A second check-up reads nothing again. Your own files are never changed here.',
    args: [
      {
        name: 'PATH',
        isMany: true,
        completes: 'path',
        missing: 'Name a folder, a video or a subtitle',
        says: 'A folder, a video or a subtitle',
      },
    ],
    options: checkOptions,
    examples: [
      { words: 'check ~/Videos', says: 'All subtitles, in seconds.' },
      { words: 'check ~/Videos --title "Harbour Lights" --season 2', says: 'One season.' },
      { words: 'check ~/Videos --sound', says: 'Also against what is spoken; takes long.' },
      { words: 'check ~/Videos --apply', says: 'Fixes what Undertitle wrote; undo reverts it.' },
    ],
    load: async () => (await import('../commands/checkCommand.ts')).checkCommand,
  }),
  appCommand({
    name: 'upload',
    group,
    says: 'Fills in and sends subtitles of your own',
    more: 'What the file and its video tell is filled in by itself; an option says otherwise.',
    args: [
      {
        name: 'FILE',
        isMany: true,
        completes: 'path',
        missing: 'Name the subtitles',
        says: 'A subtitle, or a zip of them',
      },
    ],
    options: uploadOptions,
    examples: [
      { words: 'upload Show.S01E01.en.srt --dry-run', says: 'What would be sent, field by field.' },
      { words: 'upload Film.en.srt --moviedb-id 603 --release Film.1080p.BluRay', says: 'With the title said.' },
    ],
    load: async () => (await import('../commands/uploadCommand.ts')).uploadCommand,
  }),
]
