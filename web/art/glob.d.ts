/** What the build offers to read many files at once. */
interface ImportMeta {
  readonly glob: <T>(
    files: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ) => Readonly<Record<string, T>>
}
