/** Types of pageWorlds.js, whose functions are only ever turned into text. */
export function openPageWorld(secret: string): void
export function openPreloadWorld(secret: string, runPreload: (require: (name: string) => unknown) => void): void
