/** A text that stands for one of so many is listed; one of more than these is any text. */
const MOST_TEXTS = 24

/** The part of JSON Schema that tells what data looks like. */
export interface DataSchema {
  description?: string
  type?: string | string[]
  enum?: string[]
  items?: DataSchema
  properties?: Record<string, DataSchema>
  required?: string[]
}

/** A JSON Schema in the making: everything that was seen in one place. */
export class Sketch {
  #seen = 0
  readonly #types = new Set<string>()
  readonly #texts = new Set<string>()
  #items: Sketch | null = null
  readonly #fields = new Map<string, Sketch>()

  see(x: unknown): void {
    this.#seen++
    if (x === null) this.#types.add('null')
    else if (Array.isArray(x)) {
      this.#types.add('array')
      this.#items ??= new Sketch()
      for (const item of x) this.#items.see(item)
    } else if (typeof x === 'object') {
      this.#types.add('object')
      for (const [name, value] of Object.entries(x)) {
        const field = this.#fields.get(name) ?? new Sketch()
        this.#fields.set(name, field)
        field.see(value)
      }
    } else if (typeof x === 'number') this.#types.add(Number.isInteger(x) ? 'integer' : 'number')
    else {
      this.#types.add(typeof x)
      if (typeof x === 'string' && this.#texts.size <= MOST_TEXTS) this.#texts.add(x)
    }
  }

  schema(): DataSchema {
    const types = [...this.#types].filter((type) => type !== 'integer' || !this.#types.has('number')).sort()
    const objects = this.#fields.size > 0 || this.#types.has('object')
    return {
      ...(types.length > 0 && { type: types.length === 1 ? types[0]! : types }),
      ...(types.length === 1 &&
        types[0] === 'string' &&
        this.#texts.size <= MOST_TEXTS && { enum: [...this.#texts].sort() }),
      ...(this.#items !== null && { items: this.#items.schema() }),
      ...(objects && {
        properties: Object.fromEntries([...this.#fields].map(([name, field]) => [name, field.schema()])),
        required: [...this.#fields].flatMap(([name, field]) =>
          field.#seen === this.#objects() ? [name] : [],
        ),
      }),
    }
  }

  /** How many objects were seen here: as often as its commonest field. */
  #objects(): number {
    return Math.max(0, ...[...this.#fields.values()].map((field) => field.#seen))
  }
}
