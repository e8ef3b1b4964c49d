/** Texts that the build puts into the page as they are. */
declare module '*?raw' {
  const text: string
  export default text
}

/** Style of a part that is fetched with it. */
declare module '*.css'
