/** The languages that the wishes name, as tags: 'en,pt-BR>pt' → en, pt-BR, pt. Pure. */
export function tagsOfWishes(wishes: string): readonly string[] {
  const tags = wishes
    .split(/[,>]/)
    .map((part) => part.trim())
    .filter((part) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(part))
  return [...new Set(tags)]
}
