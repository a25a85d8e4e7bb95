/** Completion for bash 3.2 and newer, which macOS still brings. */
import { followed, type Place, type Takes } from './completionPlaces.ts'

/** In bash `--naming=plex` comes as three words, and so may a language with a plus sign. */
const head = `# Completion of undertitle for bash: source <(undertitle completion bash)
_undertitle_folders() { compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$1")); }
_undertitle_paths() { compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$1")); }
_undertitle_words() { COMPREPLY=($(compgen -W "$2" -- "$1")); }
_undertitle_list() {
  local before=""
  [[ $1 == *,* ]] && before="\${1%,*},"
  COMPREPLY=($(compgen -P "$before" -W "$2" -- "\${1##*,}"))
}
_undertitle() {
  local IFS=$' \\t\\n'
  local current="\${COMP_WORDS[COMP_CWORD]}" place="" option=""
  local first="\${COMP_WORDS[1]}" second="\${COMP_WORDS[2]}"
  COMPREPLY=()
  if ((COMP_CWORD > 0)); then option="\${COMP_WORDS[COMP_CWORD - 1]}"; fi
  if [[ $current == "=" ]]; then current=""
  elif [[ $option == "=" ]]; then option="\${COMP_WORDS[COMP_CWORD - 2]}"; fi
  ((COMP_CWORD > 1)) && place=$first
  if ((COMP_CWORD > 2)); then
    case "$first $second" in
`

export function bashCompletion(places: readonly Place[]): string {
  const nested = places.map(({ path }) => path).filter((path) => path.includes(' '))
  const values = places.flatMap((place) =>
    followed(place).map(({ name, takes }) => line(`${place.path} ${name}`, takes, '; return')),
  )
  return [
    `${head}      ${nested.map(quoted).join('|')}) place="$first $second" ;;`,
    '    esac',
    '  fi',
    '  case "$place $option" in',
    ...values,
    '  esac',
    '  if [[ $current == -* ]]; then',
    '    case "$place" in',
    ...places.map(({ path, options }) => `      ${quoted(path)}) ${words(options.map(({ name }) => name))} ;;`),
    '    esac',
    '    return',
    '  fi',
    '  case "$place" in',
    ...places.map(({ path, commands, takes }) =>
      commands.length > 0
        ? `    ${quoted(path)}) ${words(commands.map(({ name }) => name))} ;;`
        : line(path, takes, ''),
    ),
    '  esac',
    '}',
    'complete -F _undertitle undertitle',
  ].join('\n')
}

function line(key: string, takes: Takes, after: string): string {
  return `    ${quoted(key)}) ${offer(takes)}${after} ;;`
}

function offer(takes: Takes): string {
  switch (takes.kind) {
    case 'words':
      return words(takes.words, takes.isList)
    case 'path':
      return '_undertitle_paths "$current"'
    case 'folder':
      return '_undertitle_folders "$current"'
    default:
      return ':'
  }
}

function words(list: readonly string[], isList = false): string {
  return `${isList ? '_undertitle_list' : '_undertitle_words'} "$current" ${quoted(list.join(' '))}`
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
