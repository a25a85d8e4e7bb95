/** Completion for PowerShell. Where nothing is offered, it offers files by itself. */
import { followed, type Place, type Takes } from './completionPlaces.ts'

export function powershellCompletion(places: readonly Place[]): string {
  return [
    '# Completion of undertitle for PowerShell: undertitle completion powershell | Out-String | Invoke-Expression',
    'Register-ArgumentCompleter -Native -CommandName undertitle -ScriptBlock {',
    '  param($current, $line, $cursor)',
    '  $next = @{',
    ...places
      .filter(isOffering)
      .map(({ path, commands, takes }) => `    ${quoted(path)} = ${nextWords(commands, takes)}`),
    '  }',
    '  $options = @{',
    ...places.map(({ path, options }) => `    ${quoted(path)} = ${list(options.map(({ name }) => name))}`),
    '  }',
    '  $values = @{',
    ...places.flatMap((place) =>
      followed(place).flatMap(({ name, takes }) =>
        takes.kind === 'words' ? [`    ${quoted(`${place.path} ${name}`)} = ${list(takes.words)}`] : [],
      ),
    ),
    '  }',
    '  $words = @($line.CommandElements | ForEach-Object { "$_" } | Select-Object -Skip 1)',
    '  if ($current -ne "" -and $words.Count -gt 0) { $words = @($words | Select-Object -SkipLast 1) }',
    '  $place = "$($words | Select-Object -First 1)"',
    '  $nested = ($words | Select-Object -First 2) -join " "',
    '  if ($options.ContainsKey($nested)) { $place = $nested }',
    '  $asked = "$place $($words | Select-Object -Last 1)"',
    '  $before = ""',
    '  if ($values.ContainsKey($asked)) {',
    '    $offers = $values[$asked]',
    '    if ($current -match "^(.*,)([^,]*)$") { $before = $Matches[1]; $current = $Matches[2] }',
    '  } elseif ($current.StartsWith("-")) { $offers = $options[$place] }',
    '  else { $offers = $next[$place] }',
    '  $offers | Where-Object { $_ -and $_.StartsWith($current) } | ForEach-Object {',
    '    [System.Management.Automation.CompletionResult]::new("$before$_", $_, "ParameterValue", $_)',
    '  }',
    '}',
  ].join('\n')
}

function isOffering({ commands, takes }: Place): boolean {
  return commands.length > 0 || takes.kind === 'words'
}

function nextWords(commands: Place['commands'], takes: Takes): string {
  return list(takes.kind === 'words' ? takes.words : commands.map(({ name }) => name))
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const list = (words: readonly string[]) => `@(${words.map(quoted).join(', ')})`
