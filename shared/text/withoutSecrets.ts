/** The environment for other programs (browser, ffmpeg, engines): without our keys and tokens, which others could read there. */
export function withoutSecrets<Value>(env: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name)))
}

/** A variable that holds a key or token of ours. */
export function isSecretName(name: string): boolean {
  return /^UNDERTITLE_.*(KEY|TOKEN)$/i.test(name)
}
