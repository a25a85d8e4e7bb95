/** The commands on the account, the settings and the program itself, as rows of the table. */
import { appCommand, type AppCommand } from './appCommand.ts'
import { homeOptions, jobsOptions, usageOptions } from './optionSets.ts'
import { shells } from '../completion/shells.ts'

const group = 'Account and settings'
const key = { name: 'KEY', completes: 'setting', says: 'The setting, or the name of a key or token' } as const

export const accountCommands: readonly AppCommand[] = [
  appCommand({
    name: 'usage',
    group,
    says: 'Tells the counters of the account, and when they start again',
    options: usageOptions,
    examples: [{ words: 'usage --json', says: 'For programs: one line.' }],
    load: async () => (await import('../serviceQuestions.ts')).usageCommand,
  }),
  appCommand({
    name: 'jobs',
    group,
    says: 'Lists the translations and transcriptions of the account, wherever they were started',
    more: 'Fetching a finished one again costs nothing.',
    args: [
      { name: 'fetch', allowed: ['fetch'], says: 'Saves the result of one into a folder' },
      { name: 'ID', says: 'The id of that job, as the list tells it' },
    ],
    options: jobsOptions,
    examples: [
      { words: 'jobs', says: 'The newest.' },
      { words: 'jobs fetch r42 --to ~/Subtitles', says: 'A result once more; free.' },
    ],
    load: async () => (await import('../commands/jobsCommand.ts')).jobsCommand,
  }),
  appCommand({
    name: 'config',
    group,
    says: 'Shows and changes settings',
    options: homeOptions,
    examples: [
      { words: 'config get', says: 'All settings.' },
      { words: 'config set naming plex', says: 'One setting.' },
    ],
    commands: [
      {
        name: 'get',
        says: 'Shows one setting, or all; of keys and tokens the last four signs',
        args: [key],
        options: homeOptions,
        examples: [{ words: 'config get languages', says: 'One setting.' }],
      },
      {
        name: 'set',
        says: 'Changes a setting; keys and tokens are read from standard input, never as an argument',
        args: [
          { ...key, missing: 'Name the setting' },
          { name: 'VALUE', mayBeEmpty: true, says: 'Its new value; none for keys and tokens' },
        ],
        options: homeOptions,
        examples: [
          { words: 'config set languages en,pt-BR', says: 'The languages that are wanted.' },
          { words: 'config set service.address https://subtitles.example', says: 'A service of your choice.' },
          { words: 'config set api-key', says: 'Type or pipe the key.' },
        ],
      },
      {
        name: 'forget',
        says: 'Forgets a service that is not used now: its addresses, its key and its token',
        args: [{ name: 'ADDRESS', missing: 'Name the service', says: 'Its address' }],
        options: homeOptions,
        examples: [{ words: 'config forget https://subtitles.example', says: 'With its key.' }],
      },
    ],
    load: async () => (await import('../commands/configCommand.ts')).configCommand,
  }),
  appCommand({
    name: 'support',
    group,
    says: 'Prints what support may need to know; look through it before you send it',
    options: homeOptions,
    examples: [{ words: 'support', says: 'Nothing is sent anywhere.' }],
    load: async () => (await import('../commands/supportCommand.ts')).supportCommand,
  }),
  appCommand({
    name: 'completion',
    group,
    says: 'Prints what makes a shell complete the words of this command line',
    args: [{ name: 'SHELL', allowed: shells, missing: 'Name the shell', says: 'Your shell' }],
    options: {},
    examples: [
      { words: 'completion bash', says: 'In ~/.bashrc: source <(undertitle completion bash)' },
      { words: 'completion zsh', says: 'In ~/.zshrc, after compinit: source <(undertitle completion zsh)' },
      { words: 'completion fish', says: 'Into the file ~/.config/fish/completions/undertitle.fish' },
      { words: 'completion powershell', says: 'In $PROFILE: undertitle completion powershell | Out-String | iex' },
    ],
    load: async () => (await import('../commands/completionCommand.ts')).completionCommand,
  }),
]
