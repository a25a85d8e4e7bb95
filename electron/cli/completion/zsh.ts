/** Completion for zsh. */
import { followed, type Place, type Takes } from './completionPlaces.ts'

export function zshCompletion(places: readonly Place[]): string {
  const nested = places.map(({ path }) => path).filter((path) => path.includes(' '))
  const values = places.flatMap((place) =>
    followed(place).map(({ name, takes }) => `    ${quoted(`${place.path} ${name}`)}) ${offer(takes)}; return ;;`),
  )
  return [
    '#compdef undertitle',
    '# Completion of undertitle for zsh: source <(undertitle completion zsh), after compinit.',
    '_undertitle() {',
    '  local place="" option="${words[CURRENT-1]}"',
    '  local -a offers',
    '  if [[ $PREFIX == --*=* ]]; then option="${PREFIX%%=*}"; compset -P 1 "*="; fi',
    '  ((CURRENT > 2)) && place="${words[2]}"',
    '  if ((CURRENT > 3)); then',
    '    case "${words[2]} ${words[3]}" in',
    `      ${nested.map(quoted).join('|')}) place="\${words[2]} \${words[3]}" ;;`,
    '    esac',
    '  fi',
    '  case "$place $option" in',
    ...values,
    '  esac',
    '  if [[ $PREFIX == -* ]]; then',
    '    case "$place" in',
    ...places.map(({ path, options }) => `      ${quoted(path)}) offers=(${options.map(described).join(' ')}) ;;`),
    '    esac',
    '    _describe -o option offers',
    '    return',
    '  fi',
    '  case "$place" in',
    ...places.map(({ path, commands, takes }) => {
      const does =
        commands.length > 0 ? `offers=(${commands.map(described).join(' ')}); _describe command offers` : offer(takes)
      return `    ${quoted(path)}) ${does} ;;`
    }),
    '  esac',
    '}',
    // Loaded as a file of $fpath it is called at once; sourced it makes itself known.
    'if [[ "${funcstack[1]}" == _undertitle ]]; then _undertitle "$@"; else compdef _undertitle undertitle; fi',
  ].join('\n')
}

function offer(takes: Takes): string {
  switch (takes.kind) {
    case 'words':
      return `${takes.isList ? '_sequence ' : ''}compadd -- ${takes.words.map(quoted).join(' ')}`.replace(
        '_sequence compadd --',
        '_sequence compadd -',
      )
    case 'path':
      return '_files'
    case 'folder':
      return '_files -/'
    default:
      return ':'
  }
}

const described = ({ name, says }: { readonly name: string; readonly says: string }) =>
  quoted(`${name}:${says.replaceAll(':', '\\:')}`)
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
