/** Completion for fish. */
import type { Place, Takes } from './completionPlaces.ts'

export function fishCompletion(places: readonly Place[]): string {
  const groups = new Set(
    places.filter(({ path, commands }) => path !== '' && commands.length > 0).map(({ path }) => path),
  )
  return [
    '# Completion of undertitle for fish: undertitle completion fish > ~/.config/fish/completions/undertitle.fish',
    'function __undertitle_at',
    '  set -l words (commandline -opc)',
    '  set -l place $words[2]',
    `  if contains -- "$place" ${[...groups].map(quoted).join(' ')}; and set -q words[3]`,
    '    set place "$place $words[3]"',
    '  end',
    '  test "$place" = "$argv[1]"',
    'end',
    'function __undertitle_after',
    '  set -l words (commandline -opc)',
    '  test "$words[-1]" = "$argv[1]"',
    'end',
    'complete -c undertitle -f',
    ...places.flatMap(linesOf),
  ].join('\n')
}

function linesOf({ path, commands, options, takes, after }: Place): readonly string[] {
  const at = `complete -c undertitle -n ${quoted(`__undertitle_at ${quoted(path)}`)}`
  const own = commands.length === 0 && takes.kind !== 'nothing' && takes.kind !== 'text' ? [`${at}${offer(takes)}`] : []
  return [
    ...commands.map(({ name, says }) => `${at} -a ${quoted(name)} -d ${quoted(says)}`),
    ...options.map((option) => `${at} -l ${option.name.slice(2)}${value(option.takes)} -d ${quoted(option.says)}`),
    ...own,
    ...after.map(
      (value) =>
        `complete -c undertitle -n ${quoted(`__undertitle_at ${quoted(path)}; and __undertitle_after ${quoted(value.name)}`)}${offer(value.takes)}`,
    ),
  ]
}

function value(takes: Takes): string {
  return takes.kind === 'nothing' ? '' : ` -r${offer(takes)}`
}

function offer(takes: Takes): string {
  switch (takes.kind) {
    case 'words':
      return ` -f -a ${quoted(takes.isList ? `(__fish_append , ${takes.words.join(' ')})` : takes.words.join(' '))}`
    case 'path':
      return ' -F'
    case 'folder':
      return ` -f -a '(__fish_complete_directories)'`
    default:
      return ' -f'
  }
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
