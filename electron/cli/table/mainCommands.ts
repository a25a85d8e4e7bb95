/** The commands of the main job, as rows of the table. */
import { appCommand, type AppCommand } from './appCommand.ts'
import {
  batchOptions,
  getOptions,
  historyOptions,
  ignoredOptions,
  ignoreOptions,
  rulesOptions,
  runsOptions,
  undoOptions,
  watchOptions,
} from './optionSets.ts'
import { webOptions } from './webOptions.ts'

const group = 'Subtitles for a library'
const paths = { name: 'PATH', isMany: true, completes: 'path', says: 'A folder or a video' } as const

export const mainCommands: readonly AppCommand[] = [
  appCommand({
    name: 'get',
    group,
    says: 'Finds, downloads, checks and writes what is missing',
    more: 'A second run over an unchanged library spends nothing and writes nothing.',
    args: [{ ...paths, missing: 'Name a folder or a video' }],
    options: getOptions,
    examples: [
      { words: 'get ~/Videos --languages en,pt-BR', says: 'English and Brazilian Portuguese for all of it.' },
      { words: 'get Film.mkv --languages "es>translate:en"', says: 'Translated where nobody offers Spanish.' },
      { words: 'get ~/Videos --yes-to all --limit-downloads 20', says: 'Takes the best of any tier, 20 at most.' },
      { words: 'get ~/Videos --title "copper almanac" --season 2', says: 'One season of one show.' },
      { words: 'get ~/Videos --newest 500 --max-searches 100', says: 'A large library, begun with what is new.' },
      { words: 'get ~/Videos --json', says: 'For programs: an event a line.' },
    ],
    load: async () => (await import('../commands/batchCommand.ts')).getCommand,
  }),
  appCommand({
    name: 'plan',
    group,
    says: 'Tells what get would do; nothing is written, and no download is spent',
    args: [{ ...paths, missing: 'Name a folder or a video' }],
    options: getOptions,
    examples: [
      { words: 'plan ~/Videos', says: 'What is missing, and what would be taken for it.' },
      { words: 'plan ~/Videos --offline', says: 'Not even the matching asks the service.' },
    ],
    load: async () => (await import('../commands/batchCommand.ts')).planCommand,
  }),
  appCommand({
    name: 'watch',
    group,
    says: 'As get, then again whenever something changes',
    more: 'Ctrl+C or SIGTERM ends it; what was done is kept.',
    args: [{ ...paths, missing: 'Name a folder' }],
    options: watchOptions,
    examples: [
      { words: 'watch ~/Videos --languages en', says: 'New videos get theirs within minutes.' },
      { words: 'watch ~/Videos --dry-run', says: 'Says what it would write, at every change.' },
    ],
    load: async () => (await import('../commands/watchCommand.ts')).watchCommand,
  }),
  appCommand({
    name: 'demo',
    group,
    says: 'Makes sample videos and runs the whole job on them with the built-in service',
    args: [{ name: 'DIR', completes: 'folder', says: 'Where the sample videos go (without it: the home of the app)' }],
    options: batchOptions,
    examples: [{ words: 'demo /tmp/samples', says: 'Needs no account and no network.' }],
    load: async () => (await import('../commands/batchCommand.ts')).demoCommand,
  }),
  appCommand({
    name: 'history',
    group,
    says: 'Tells what was written, and in which run',
    options: historyOptions,
    examples: [
      { words: 'history', says: 'All of it, with the runs.' },
      { words: 'history --file Film.mkv --json', says: 'One video, with every reason.' },
    ],
    load: async () => (await import('../commands/historyCommands.ts')).historyCommand,
  }),
  appCommand({
    name: 'runs',
    group,
    says: 'Tells what was done, run by run, with outcome and cost; with an id what became of each of its subtitles',
    args: [{ name: 'ID', says: 'One run' }],
    options: runsOptions,
    examples: [
      { words: 'runs', says: 'The last fifty.' },
      { words: 'runs 4f1c22a09be3d718 --json', says: 'One run for programs: a line a subtitle.' },
    ],
    load: async () => (await import('../commands/runsCommand.ts')).runsCommand,
  }),
  appCommand({
    name: 'undo',
    group,
    says: 'Takes back what was written, byte for byte; without a choice the last run',
    options: undoOptions,
    examples: [
      { words: 'undo', says: 'The last run that still has files.' },
      { words: 'undo --file Film.en.srt', says: 'One subtitle.' },
      { words: 'undo --bring-back', says: 'Takes the last undo back.' },
      { words: 'undo --since 2026-05-01T18:00', says: 'All since then.' },
    ],
    load: async () => (await import('../commands/historyCommands.ts')).undoCommand,
  }),
  appCommand({
    name: 'rules',
    group,
    says: 'Tells what is wanted of folders and titles, and changes it; without a path all such rules',
    more: 'Rules are inherited: settings, then folders from the top down, then the title. A video stands for its title.',
    args: [{ ...paths }],
    options: rulesOptions,
    examples: [
      { words: 'rules ~/Videos/Anime --languages "en,de>en"', says: 'For all below that folder.' },
      { words: 'rules ~/Videos/Anime --clear', says: 'As the folders above it again.' },
      {
        words: 'rules ~/Videos --title "Harbour Lights" --languages es',
        says: 'For one show, wherever it lies there.',
      },
      { words: 'rules', says: 'All of them.' },
    ],
    load: async () => (await import('../commands/rulesCommands.ts')).rulesCommand,
  }),
  appCommand({
    name: 'ignore',
    group,
    says: 'Wants nothing more for videos or titles, or for one language of them',
    args: [{ ...paths, missing: 'Name a video', says: 'A video, or a folder with --of, --season or --all' }],
    options: ignoreOptions,
    examples: [
      { words: 'ignore Film.mkv', says: 'It is missed no more.' },
      { words: 'ignore Show.S01E01.mkv --title --language de', says: 'No German for the whole show.' },
      { words: 'ignore ~/Videos --of "Harbour Lights" --season 1', says: 'One season of one show.' },
      { words: 'ignore Film.mkv --undo', says: 'It counts again.' },
    ],
    load: async () => (await import('../commands/ignoreCommands.ts')).ignoreCommand,
  }),
  appCommand({
    name: 'ignored',
    group,
    says: 'Tells what is ignored: videos, titles, releases and authors',
    options: ignoredOptions,
    examples: [{ words: 'ignored --json', says: 'For programs: one line each.' }],
    load: async () => (await import('../commands/ignoreCommands.ts')).ignoredCommand,
  }),
  appCommand({
    name: 'web',
    group,
    says: 'Opens the app as a page of the browser, until Ctrl+C',
    options: webOptions,
    examples: [
      { words: 'web', says: 'Opens it in the browser of this machine.' },
      { words: 'web --no-open --port 8099', says: 'Prints the link only.' },
    ],
    load: async () => (await import('../commands/webCommand.ts')).webCommand,
  }),
]
