/** Texts that the build puts into the page as they are. */
declare module '*?raw' {
  const text: string
  export default text
}
