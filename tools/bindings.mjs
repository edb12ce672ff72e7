import { parseAst } from 'vite'

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */
/** What a name stands for: whether it comes from the rules, or the expression it was given. @typedef {boolean | Node} Meaning */

const ID = /\b[A-Z]{2,}C?-[A-Z]?\d[\w.]*/

/** @param {unknown} x @returns {x is Node} */
const isNode = (x) => typeof x === 'object' && x !== null && 'type' in x

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, held]) => (key === 'parent' ? [] : [held].flat().filter(isNode)))

/** The names that a pattern gives. @param {Node} pattern @returns {string[]} */
function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'Property') return namesIn(pattern.value)
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left)
  return childrenOf(pattern).flatMap(namesIn)
}

/** Whether something is done at all is decided by a condition or a list. @param {Node} node @returns {Meaning} */
const deciding = (node) =>
  node.type === 'IfStatement' || node.type === 'WhileStatement'
    ? node.test
    : node.type === 'ForOfStatement'
      ? node.right
      : false

/** What a function that stands here is called with. @param {Node | undefined} call @returns {Meaning} */
function handedTo(call) {
  if (call?.type !== 'CallExpression') return true
  const others = call.arguments.filter((/** @type {Node} */ { type }) => !/Function/.test(type))
  return { ...call, arguments: others }
}

/** May this message name a clause? @param {Node} message */
const binds = (message) => message.type !== 'Literal' || ID.test(message.value)

/** Is this a test's own code, in which nothing of the rules runs? @param {string} source */
const isTool = (source) => /^(vitest|fast-check|node:)/.test(source)

/**
 * The comparisons of a test file whose message names a clause, by their lines. Empty is one whose value the test has made
 * up itself: nothing in it comes from the rules or from a helper of the tests.
 * @param {string} code
 */
export function bindingsOf(code) {
  const tree = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { lang: 'ts' })))
  /** @type {Map<string, Meaning[]>} */
  const meanings = new Map()
  /** @param {Node} pattern @param {Meaning} meaning */
  const means = (pattern, meaning) => {
    for (const name of namesIn(pattern)) meanings.set(name, [...(meanings.get(name) ?? []), meaning])
  }
  /** @type {{ value: Node, line: number }[]} */
  const bindings = []

  /** @param {Node} node @param {Node[]} around what it stands in, from the outside in */
  function read(node, around) {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) means(local, !isTool(node.source.value))
    if (node.type === 'VariableDeclarator' && node.init !== null) means(node.id, node.init)
    if (node.type === 'AssignmentExpression') means(node.left, node.right)
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration')
      means(node.left, node.right)
    if (node.type === 'FunctionDeclaration') means(node.id, node.body)
    // A function of the file may be given anything; one that is handed on gets what it is called with.
    if (/Function/.test(node.type)) for (const param of node.params) means(param, handedTo(around.at(-1)))
    // A count or a list depends on what decides whether something comes to it.
    if (node.type === 'UpdateExpression') for (const one of around) means(node.argument, deciding(one))
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node
      if (callee.type === 'MemberExpression' && callee.property.name === 'push')
        for (const one of [...given, ...around.map(deciding)]) means(callee.object, one)
      const [value, message] = given
      if (callee.name === 'expect' && message !== undefined && binds(message))
        bindings.push({ value, line: code.slice(0, node.start).split('\n').length })
    }
    around.push(node)
    for (const child of childrenOf(node)) read(child, around)
    around.pop()
  }
  read(tree, [])

  /** @param {Node} node @param {Set<unknown>} seen @returns {boolean} */
  function lives(node, seen) {
    if (seen.has(node)) return false
    seen.add(node)
    if (node.type === 'Identifier')
      return (meanings.get(node.name) ?? []).some((one) => (isNode(one) ? lives(one, seen) : one))
    if (node.type === 'MemberExpression' && !node.computed) return lives(node.object, seen)
    if (node.type === 'Property') return lives(node.value, seen)
    return childrenOf(node).some((child) => lives(child, seen))
  }
  return bindings.map(({ value, line }) => ({ line, isEmpty: !lives(value, new Set()) }))
}
