export function builderArguments(
  given: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): readonly string[]
