/// What a shell runs to ask this program for candidates. Of commands and options it knows nothing, so that it is never out of date.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let bash = #"""
    # Completion of tidemark for bash: "tidemark completions bash" wrote it. It asks the program itself for candidates.

    _tidemark() {
      local program=${1/#\~\//$HOME/} line
      type -P -- "$program" > /dev/null || program=tidemark
      COMPREPLY=()
      while IFS= read -r line; do
        COMPREPLY+=("$line")
      done < <(command "$program" complete bash -- "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2> /dev/null)
      case ${COMPREPLY[0]-} in
        files) compopt -o default 2> /dev/null ;;
        folders) compopt -o dirnames 2> /dev/null ;;
      esac
      COMPREPLY=("${COMPREPLY[@]:1}")
    }

    complete -o nosort -F _tidemark tidemark 2> /dev/null || complete -F _tidemark tidemark

    """#

  private static let zsh = #"""
    #compdef tidemark
    # Completion of tidemark for zsh: "tidemark completions zsh" wrote it. It asks the program itself for candidates.

    _tidemark() {
      local program=${(Q)words[1]} line tab=$'\t'
      local -a typed lines values shown
      whence -p -- $program > /dev/null || program=tidemark
      (( CURRENT > 2 )) && typed=("${(@Q)words[2,CURRENT-1]}")
      lines=("${(@f)$(command $program complete zsh -- "${typed[@]}" "${(Q)PREFIX}" 2> /dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        [[ -n $line ]] || continue
        values+=("${line%%$tab*}")
        shown+=("${line/$tab/  -- }")
      done
      if (( $#values )); then
        compadd -U -l -V tidemark -d shown -a values
      elif [[ $lines[1] == files ]]; then
        compset -P '*='
        _files
      elif [[ $lines[1] == folders ]]; then
        compset -P '*='
        _files -/
      fi
    }

    if [[ ${funcstack[1]-} == _tidemark ]]; then
      _tidemark "$@"
    else
      compdef _tidemark tidemark
    fi

    """#

  private static let fish = #"""
    # Completion of tidemark for fish: "tidemark completions fish" wrote it. It asks the program itself for candidates.

    function __tidemark_complete
        set -l typed (commandline -opc)
        set -l program $typed[1]
        type -q -- $program; or set program tidemark
        set -l current (commandline -ct)
        set -l word (string replace -r '^["\']' '' -- $current)
        if test "$word" = "$current"
            set word (string unescape -- $current)
        end
        set -l lines (command $program complete fish -- $typed[2..-1] "$word" 2> /dev/null)
        if set -q lines[2]
            printf '%s\n' $lines[2..-1]
            return
        end
        set -l option (string match -r -- '^--[^=]*=' $current)
        set -l path (string replace -- "$option" '' $current)
        switch "$lines[1]"
            case files
                printf "$option%s\n" (__fish_complete_path $path)
            case folders
                printf "$option%s\n" (__fish_complete_directories $path)
        end
    end

    complete -c tidemark -f -k -a '(__tidemark_complete)'

    """#
}
