/** A variable of the environment that is there but empty counts as not set: containers and units hand on empty ones. Pure. */
export function environmentVariable(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  return env[name] || null
}
