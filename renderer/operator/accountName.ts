/** What an account is called: those made by a command may have no name of their own. Pure. */
export function accountName({ id, name }: { readonly id: string; readonly name: string }): string {
  return name === '' ? id : name
}
